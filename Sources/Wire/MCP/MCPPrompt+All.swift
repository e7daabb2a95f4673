/// All prompts that the server can offer.
extension MCPPrompt {
  static let all = [
    MCPPrompt(
      name: "count_shelf", title: "Count this shelf",
      summary: "Counts the stock in a place with you, and shows the differences before any correction is posted.",
      arguments: [
        Argument(
          name: "location", summary: "The name, code or path of the place, such as Cellar or A-1.", otherwise: nil)
      ],
      text: """
        Count with me what lies in {location}.

        1. Find the place with <inventory.locations.list>. If several could be meant, ask me which.
        2. Begin a stocktake with <inventory.counts.create>: scope {"location": its id}, and blind true, so that neither of us is led by what \
        is expected.
        3. I tell you what I find, an item at a time. Find each with <inventory.items.search>; if several could be meant, ask. Record it at once \
        with <inventory.counts.record>: count, item, location and quantity. If I correct myself, record it again: the last one counts.
        4. When I say that all is counted, call <inventory.counts.submit>, and read it with <inventory.counts.get>. Tell me what was counted.
        5. Post nothing by yourself. The record to save is the stocktake: a manager posts it with inventory_counts_post, after a look at it.
        """),
    MCPPrompt(
      name: "explain_report", title: "Explain this report",
      summary: "Explains a report of the company in plain words, using only numbers from the report.",
      arguments: [
        Argument(name: "report", summary: "stockValue, turnover, abc, sales or aging.", otherwise: nil),
        Argument(
          name: "period", summary: "The days, such as March 2026, if the report is about days.",
          otherwise: "as long as there is"),
      ],
      text: """
        Explain the report {report} to me; the period: {period}.

        1. Call <reports.{report}>. If it takes days, from and to are the first and the last day of the period, as YYYY-MM-DD; leave them out \
        for all there is. Pass next as after until it is null, or until what you have is enough.
        2. Say first what matters most, in one sentence, then why, in one to three short paragraphs. I know my goods, and I am no accountant.
        3. Amounts are whole minor units: {"amount":1250,"currency":"EUR"} is 12.50 EUR. Say no number that is not in the report, and add, \
        round and compare none in your head: call the report with other parameters instead.
        4. Save nothing: the report is worked out anew each time. If I ask for a change that follows from it, tell me which record you would \
        change, and wait for my yes.
        """),
    MCPPrompt(
      name: "taste_brew", title: "Taste this brew",
      summary: "Asks you about a brew while you taste it, and saves a tasting note in your words.",
      arguments: [
        Argument(
          name: "brew", summary: "The id of the brew, or words such as this morning's.", otherwise: "the latest one")
      ],
      text: """
        Taste a brew with me: {brew}.

        1. Find it with <journal.brews.list>, the newest first, and read it with <journal.brews.get>; its bean with <journal.beans.get>.
        2. Ask me, one question at a time, about aroma, acidity, sweetness, bitterness, body, aftertaste, balance and the whole. Lead me \
        to no answer: do not say what others taste in such beans before I have said what I taste.
        3. Put my words into terms of <journal.flavorWheel.get> where one fits, and keep my own where none does.
        4. Read me the note, and wait for my yes. Then save it with <journal.tastings.save>: brew, at (now), text in my words, descriptors, \
        bodyDescription, and scores from 0 to 10 in quarters, those alone that I gave. Its source is user, as the words are mine; mixed if you \
        added any.
        """),
  ]
}
