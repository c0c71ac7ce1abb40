/** Reviews of the AI and business tools, one per line: stars | name | used for | title | text | answer. */
export const aiAndBusinessReviews = `
inbox-triage-assistant
5 | Emma L. | the shared inbox of a hotel | Sounds like our front desk | It picked up our tone from two years of sent mail. Guests can’t tell the difference. I still hit send myself, and I like it that way.
5 | Rob C. | orders at a wine merchant | Urgent actually means urgent | Broken bottles go to the top, newsletters to the bottom. I’d tried to do that with rules for years and gave up.
3 | Fiona G. | a bilingual support team | Good in English, shaky in French | About one in four French drafts needed a rewrite. The labels were right in both languages, though. | Thanks, Fiona. French drafts now use a newer model. Let us know if you’re still rewriting that many.
5 | Nate P. | rental requests of a property manager | It learns when you correct it | Moved messages about keys out of “repairs” for three days. After that it just did it.
5 | Olga B. | info@ of a trade school | Two hours down to forty minutes | The morning sort was the worst part of my day. Now I start with the five messages that need me.
5 | Jim F. | a parts dealer with one inbox for six people | No more double answers | You can see who’s on it. We don’t send two different prices to the same guy anymore.
contract-reader
5 | Laura S. | reviewing supplier contracts | Every finding shows its sentence | One click and I’m on page eleven, looking at the clause. None of the other tools we tried let me check that fast.
5 | Hugo W. | leases of a retail chain | Caught a renewal date | One of our leases was three weeks away from renewing itself for five years. It was the first file I dropped in. Paid for itself right there.
5 | Meera J. | comparing with our own template | Knows our template better than I do | The list of unusual clauses is short, and it’s right. My lawyer starts from it now.
4 | Alan D. | scanned agreements from the nineties | Struggles with faint scans | Excellent on clean files. Two old faxes came back with a warning and most of the dates missing.
5 | Sigrid T. | data processing terms | Runs on our own server | Our privacy officer wouldn’t have allowed anything else. Installation took a morning.
5 | Kevin O. | a deal with ninety files | Ninety contracts, half a day | One table with terms and notice periods. That was all I needed, and it’s what I got.
meeting-minutes
5 | Tara M. | weekly site meetings | One page. Really. | I didn’t believe it either. Decisions on top, a name next to every task, done.
5 | Joel K. | board minutes of a co-op | Ends arguments | Somebody says they never agreed to that. We listen to eleven seconds of tape and move on.
4 | Anita R. | calls with a team in three countries | Strong accents cost it some words | It gets the decisions right. But one product name was spelled four different ways on the same page.
5 | Greg V. | a school’s parent committee | I got my evenings back | I used to type until ten. Now I fix two lines and send it.
3 | Paula H. | workshops with twelve people | Gets lost in a big room | Great with three or four voices. In our big room it gave two tasks to the wrong person.
5 | Denis L. | handover between shifts | Night shift reads it first | We had a whiteboard for open points, and someone always wiped it. Don’t need it anymore.
4 | Carmen S. | interviews for a newsletter | Good with dates, bad with jokes | It listed a sarcastic remark as a decision. We laughed and deleted it.
5 | Ed B. | project calls of an architect | Owners and dates without asking | People see their name on the page an hour after the call. That works better than any reminder I’ve sent.
5 | Wendy T. | supervision notes, with consent | Deletes after thirty days | It forgets on its own. That’s the reason our privacy officer said yes.
3 | Ian P. | sales calls | I wanted more than one page | For a long negotiation the summary’s too short, and there’s no setting for more detail. | We hear that more from sales teams than from anyone else, Ian. We’re testing a longer form for calls over ninety minutes.
4 | Lucia F. | a volunteer fire department | Cheap and honest | When it doesn’t catch something, it says so instead of making it up.
5 | Mark Z. | stand-ups of two teams | Ten people, no note taker | Nobody wanted to be on the note-taking rotation. It’s gone, and nobody misses it.
prompt-field-guide
5 | Debbie N. | an office new to AI assistants | The mistakes are the best part | Seeing what goes wrong with each prompt taught my team more than the prompts did.
4 | Stuart A. | a training morning | More sales examples, please | Lots on comparing and checking. For quotes and follow-ups there’s just the one page.
5 | Yara K. | summarizing long reports | Short enough that people read it | I printed twelve copies. Nine have coffee stains, so I know they’re being used.
5 | Chris E. | rules for what not to paste in | Settled our policy | The note on what stays out of a prompt is now our house rule, word for word.
4 | Bonnie R. | drafting letters | Good, but you outgrow it fast | Within a month my team had written its own versions. Still, a fine start for something free.
quote-desk
5 | Arthur L. | quotes of a window maker | The sums are finally right | Our old spreadsheet rounded every line. Customers noticed before we did, which was embarrassing.
5 | Nina S. | discounts across five salespeople | Limits that hold | Nobody promises twenty percent anymore. The button isn’t there.
4 | Owen T. | a catering company | Needs a field for allergies | Price lists by season work well. I had to squeeze dietary notes into the description. | You’re right, Owen. Custom fields on a line are on our list, and allergies are a great reason to move them up.
5 | Maya C. | signing in the browser | Signed while we were still talking | She accepted on her phone in the parking lot. The order was in before I’d driven back!
4 | Harold J. | moving from paper | Price lists took a whole weekend | We had four hundred items to clean up first. Our mess, to be fair, not theirs.
field-service-planner
5 | Tina B. | eleven heating technicians | The routes make sense | It stopped sending Dave across the river twice a day. He says thanks.
4 | Gordon W. | elevator maintenance | Knows who’s certified for what | Certificates decide who can go where, and it gets that. I’d like a warning before one expires.
5 | Sara N. | a pool service | Works in basements | No signal, no problem. The visit was recorded anyway and showed up once he drove off.
4 | Paolo D. | time sheets for payroll | Check the overtime | Travel between sites is counted well. Breaks you have to enter by hand.
newsletter-desk
5 | Ruth A. | news of a family vineyard | She got my father to talk | He doesn’t talk to anyone. The issue about the frost night was forwarded more than anything we’ve ever sent.
5 | Colin M. | a dental lab’s customers | You’d think we wrote it | They offer two rounds of changes. We needed half of one.
4 | Jackie P. | updates of a credit union | Compliance slowed it down | Our own lawyers took nine days per issue. The editor was very patient with us.
5 | Thomas K. | a museum shop | Shows what readers actually like | It was the restoration story, not the discounts. We’d have guessed wrong.
5 | Angela F. | reviving a list of 2,000 addresses | Cleaned up the list, politely | One honest email asked who still wanted to hear from us. Six hundred people left. The rest open it now.
5 | Scott H. | a tool rental | They keep their deadlines | Every draft came on the day they’d promised. I was the late one.
5 | Elif Y. | news for a language school | Three stories I’d missed | One of our former students teaches here now. That story was in the building the whole time!
`
