import HTTPTypes

extension Client {
  /// Samples many documents by one request, which is sent when the first answer is asked for. What is
  /// nil in the request of a document holds as in `common`.
  ///
  ///     for try await answer in client.batch(requests, SampleRequest(grid: .count(5))) {
  ///       let timeline = try answer.result.get()
  ///     }
  public func batch(
    _ requests: [BatchRequest], _ common: SampleRequest = SampleRequest()
  ) -> BatchAnswers {
    let call = ClientCall(
      method: .post, path: "/v1/batch", parameters: common.columnParameters,
      body: requests.flatMap(\.line), fields: [.contentType: "application/x-ndjson"])
    return BatchAnswers(client: self, call: call, count: requests.count)
  }
}
