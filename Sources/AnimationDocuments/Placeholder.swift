// AnimationDocuments
