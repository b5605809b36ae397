import AnimationDocuments
import AnimationImports
import Testing

/// Elements of Motion in JSX, as they stand in the pages of React.
@Suite("Elements of Motion")
struct MotionElementImportTests {
  private static let even = #"{ duration: 1, ease: "linear" }"#
  private static let json = #"{"duration":1,"ease":"linear"}"#

  @Test(arguments: [
    "<motion.div initial={{ x: 20 }} animate={{ x: 100 }} transition={\(even)} />",
    "<m.p\n id='a' {/* left */} initial={{ x: 20 }}\n animate={{ x: 100, transition: \(even) }}>it's</m.p>",
    "initial={{ x: 20 }} animate={{ x: 100 }} transition={\(even)}",
    "<motion.div style={{ x: 20 }} whileHover={{ x: 100 }} transition={\(even)} disabled />",
    "<motion.div {...a} />\nconst a = { initial: { x: 20 }, whileInView: { x: 100 }, transition: \(even) }",
    "{a.map((b) => <motion.li initial={{ x: 20 }} animate={{ x: 100 }} transition={\(even)} />)}",
    """
    <motion.div initial="off" animate="on" variants={both} transition={\(even)} />
    const both = { off: { x: 20 }, on: (i) => ({ x: 100 }) }
    """,
    """
    <MotionConfig transition={\(even)}>
      <motion.a initial={{ x: 20 }} animate={{ x: 100 }} />
    </MotionConfig>
    """,
  ])
  func anElementMovesFromItsStartToItsEnd(element: String) throws {
    let moved = try imported(element)
    #expect(try moved.value("x", at: 0.5) == 60)
    #expect(moved.ignored.isEmpty && moved.maximumError == 0, "\(moved.ignored)")
  }

  @Test(arguments: [
    "animate={isOpen ? { x: 100 } : { x: 20 }}", "animate={{ x: isOpen ? 100 : 20 }}",
    #"animate={a?.b ?? c ? "on" : "off"} variants={{ on: { x: 100 }, off: { x: 20 } }}"#,
  ])
  func aChoiceGoesFromOneStateToTheOther(attribute: String) throws {
    let moved = try imported("<motion.div \(attribute) transition={\(Self.even)} />")
    #expect(try moved.value("x", at: 0.5) == 60)
    #expect(moved.ignored.map(\.message).allSatisfy { $0.contains("depends on the script") })
    #expect(moved.ignored.count == 1)
  }

  @Test func aTextInJSONMayHaveWhatLooksLikeAnElement() throws {
    let name = #""name":"i<m.length <motion.div""#
    let moved = try imported(#"{\#(name),"x":[0,100],"transition":\#(Self.json)}"#)
    #expect(try moved.value("x", at: 0.5) == 50)
  }

  @Test func severalElementsBecomeViews() throws {
    let moved = try imported(
      """
      <motion.div id="menu" animate={{ x: [0, 1] }} />
      <motion.p className={styles.note} animate={{ x: [0, 2] }} />
      <motion.p className="flex gap-2" animate={{ x: [0, 3] }} />
      <motion.p animate={{ x: [0, 4] }} />
      """)
    #expect(try moved.properties == ["menu.x", "note.x", "p.x", "p2.x"])
  }

  @Test func childrenTakeVariantsAndWaitForOneAnother() throws {
    let script = """
      const list = { on: { transition: { delayChildren: 0.5, staggerChildren: 0.25 } } };
      const item = { off: { x: 0 }, on: { x: 100 } };
      <motion.ul initial="off" animate="on" variants={list}>
        <motion.li variants={item} transition={\(Self.even)} />
        <b><motion.li variants={item} transition={\(Self.even)}>b</motion.li></b>
        <motion.li variants={item} transition={{ ...{}, duration: 1, ease: "linear", delay: 2 }} />
      </motion.ul>
      """
    let moved = try imported(script)
    #expect(try moved.value("li.x", at: 1) == 50)
    #expect(try moved.value("li2.x", at: 1) == 25)
    #expect(try moved.value("li3.x", at: 2.5) == 50)
    #expect(!moved.ignored.contains { $0.message.contains("Children") }, "\(moved.ignored)")
  }

  @Test(arguments: [
    ("whileTap={{ x: 0 }}", "\"whileTap\" is left out"), ("layout", "\"layout\" moves by"),
    ("initial={false}", "\"initial\" false"), ("{...others}", "\"...\" is computed"),
    ("transition={{ delay: i * 0.1 }}", "\"delay\" is computed"),
  ])
  func whatAnElementLeavesOutIsListed(attribute: String, words: String) throws {
    let moved = try imported("<motion.div\n animate={{ x: [0, 1] }}\n \(attribute) />")
    let note = moved.ignored.first { $0.message.contains(words) }
    guard case .text(let place) = note?.place else {
      Issue.record("no note says \(words): \(moved.ignored)")
      return
    }
    #expect(place.line == 3)
  }

  @Test(arguments: [
    ("<motion.div className=\"a\" />", "no element of Motion here says what moves"),
    ("<motion.div animate={controls} />", "\"animate\" is computed by the script"),
    ("<motion.div variants={{ a: { x: 1 } }} />", "No \"animate\" says which of the variants"),
    ("<motion.div variants={v} animate=\"on\" />", "\"animate\" names nothing that is written"),
  ])
  func whatMovesNothingIsRefused(element: String, words: String) {
    let messages = problems(element).map(\.message)
    #expect(messages.contains { $0.contains(words) }, "\(messages)")
  }

  @Test(arguments: [
    "<motion.div animate={{ x: 100 ", "<motion.div animate=5 />", "<motion.div , />",
    "<motion.div animate={{ x: 1 }",
  ])
  func anElementThatIsNotCompleteIsAFault(element: String) {
    #expect(problems(element).map(\.code) == [.syntax])
  }

  @Test func aNameIsForTheElementsInside() throws {
    let item = "variants={{ on: { x: 100 }, off: { x: 20 } }} transition={\(Self.even)}"
    let moved = try imported(
      "<motion.svg animate={a ? 'on' : 'off'}><motion.path \(item) /></motion.svg>")
    #expect(try moved.value("x", at: 0.5) == 60)
    #expect(moved.ignored.count == 1, "\(moved.ignored)")
  }

  @Test func repetitionsOfOlderVersionsAreReadAndListed() throws {
    let transition = #"{ duration: 1, ease: "linear", yoyo: Infinity }"#
    let moved = try imported("<motion.a animate={{ x: [0, 100] }} transition={\(transition)} />")
    #expect(try moved.value("x", at: 1.25) == 75)
    #expect(moved.ignored.map(\.message).allSatisfy { $0.hasPrefix("\"yoyo\" is of older") })
    #expect(moved.ignored.count == 1)
  }

  @Test(arguments: [
    ("transition={make(1)}", "\"transition\" is computed"),
    ("transition={{ x: make(1), ...\(even) }}", "\"x\" is computed"),
    ("transition={open ? \(even) : slow}", "\"transition\" depends"),
    ("transition={open ? slow : \(even)}", "\"transition\" is computed by the script (slow)"),
  ])
  func aTransitionThatAScriptComputesIsListed(attribute: String, note: String) throws {
    let moved = try imported("<motion.a animate={{ x: [0, 100] }} \(attribute) />")
    #expect(moved.ignored.contains { $0.message.hasPrefix(note) }, "\(moved.ignored)")
    #expect(try moved.properties == ["x"])
  }

  @Test func theTransitionOfAllHoldsWhereThatOfAPropertyIsComputed() throws {
    let transition = #"{ x: make(1), duration: 1, ease: "linear" }"#
    let moved = try imported("<motion.a animate={{ x: [0, 100] }} transition={\(transition)} />")
    #expect(try moved.value("x", at: 0.5) == 50)
  }

  @Test(arguments: [
    "staggerDirection: -1", "when: \"afterChildren\"", "delayChildren: stagger(0.1, { from: 2 })",
  ])
  func whatElementsInsideDoNotFollowIsListed(member: String) throws {
    let moved = try imported(
      """
      <motion.ul initial="off" animate="on" variants={{ on: { transition: { \(member) } } }}>
        <motion.li variants={{ off: { x: 0 }, on: { x: 100 } }} />
      </motion.ul>
      """)
    #expect(moved.ignored.count == 1, "\(moved.ignored)")
  }

  @Test(arguments: ["delayChildren: i * 0.1", "staggerChildren: i * 0.1"])
  func delaysThatAScriptComputesForThoseInsideAreListed(member: String) throws {
    let moved = try imported(
      """
      <motion.ul animate="on" variants={{ on: { transition: { delayChildren: 0.5 } } }}>
        <motion.li variants={{ on: { x: [0, 1], transition: { \(member) } } }}>
          <motion.b variants={{ on: { x: [0, 1] } }} /><motion.i variants={{ on: { x: [0, 1] } }} />
        </motion.li>
      </motion.ul>
      """)
    #expect(moved.ignored.map(\.message).filter { $0.contains("(i * 0.1)") }.count == 1)
  }

  @Test func ofSeveralVariantsTheFirstShows() throws {
    let variants = "{ a: { x: 100, transition: \(Self.even) }, b: { y: 5 } }"
    let moved = try imported("<motion.a animate={[\"a\", \"b\"]} variants={\(variants)} />")
    #expect(try moved.properties == ["x"])
    #expect(moved.ignored.contains { $0.message.hasPrefix("Of several variants") })
  }

  @Test(arguments: ["motion.create(Box)", "motion(Box)"])
  func elementsThatAScriptMakesAreRead(maker: String) throws {
    let moved = try imported(
      """
      const Card = \(maker);
      <Card id="c" initial={{ x: 0 }} animate={{ x: 8 }} transition={{ duration: 1, ease: "linear" }}>
        <motion.i id="d" animate={{ y: [0, 1] }} />
      </Card>
      """, as: "motion")
    #expect(try moved.properties == ["c.x", "d.y"])
    #expect(try moved.value("c.x", at: 0.5) == 4 && moved.ignored.isEmpty)
  }

  @Test func whatStandsBehindAConditionHolds() throws {
    let moved = try imported(
      "<m.i initial={{x: 5}} animate={a && b && {x: 9}} transition={b && {duration: 1, ease: 'linear'}} />"
    )
    #expect(try moved.value("x", at: 0.5) == 7)
    #expect(moved.ignored.count == 2 && moved.ignored.allSatisfy { $0.message.contains("&&") })
  }

  /// The whole text was refused.
  @Test func aChoiceOfWhatIsComputedIsLeftOut() throws {
    let moved = try imported("<m.i animate={{x: open ? width : 0, y: [0, 1]}} />")
    #expect(try moved.properties == ["y"])
    #expect(moved.ignored.map(\.message).contains { $0.contains("computed") })
  }
}
