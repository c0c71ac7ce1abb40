/** Reviews of the AI and business tools, one per line: stars | name | used for | title | text | answer. */
export const aiAndBusinessReviews = `
inbox-triage-assistant
5 | Emma L. | the shared inbox of a hotel | Replies that sound like our front desk | It learned our tone from two years of sent mail. Guests cannot tell, and I still press send.
5 | Rob C. | orders at a wine merchant | Urgent really means urgent | Broken bottles go to the top, newsletters to the bottom. I had tried rules for years.
3 | Fiona G. | a bilingual support team | Good in English, shaky in French | About one in four French drafts needed rewriting. The labels were right in both languages. | Thank you, Fiona. French drafts use a newer model since last month; please tell us if the rate has changed for you.
5 | Nate P. | rental requests of a property manager | Learns from corrections | I moved messages about keys out of repairs for three days, and then it did so alone.
5 | Olga B. | info@ of a trade school | Down from two hours to forty minutes | The morning sort was the worst part of my day. Now I begin with the five messages that need thinking.
5 | Jim F. | a parts dealer with one inbox for six people | Nobody answers twice | The drafts show who is on it, which ended our habit of sending two different prices.
contract-reader
5 | Laura S. | reviewing supplier contracts | Every finding shows its sentence | I click and I am on page eleven. No other tool we tried let me check that fast.
5 | Hugo W. | leases of a retail chain | Caught a renewal date | A lease would have extended itself for five years in three weeks. It was the first file I dropped in.
5 | Meera J. | comparing with our own template | Knows our template better than I do | The unusual clause list is short and right. My lawyer now starts from it.
4 | Alan D. | scanned agreements from the nineties | Faint scans are hard for it | Clean files are excellent. Two old faxes came back with a warning and most dates missing.
5 | Sigrid T. | data processing terms | Runs on our own server | That was the condition of our privacy officer, and the installation took a morning.
5 | Kevin O. | a deal with ninety files | The spreadsheet was the deliverable | Ninety contracts, one table with terms and notice periods, half a day.
meeting-minutes
5 | Tara M. | weekly site meetings | One page, truly one page | I had not believed it. Decisions at the top, names beside the tasks, done.
5 | Joel K. | board minutes of a co-op | The links into the recording end arguments | Somebody says they never agreed to that. We listen to eleven seconds and move on.
4 | Anita R. | calls with a team in three countries | Strong accents cost it some words | The decisions are right. A product name was spelled four ways in one page.
5 | Greg V. | a school's parent committee | My evenings are free again | I used to type until ten. Now I correct two lines and send it.
3 | Paula H. | workshops with twelve people | Loses track in a large room | With three or four voices it is excellent. In our big room it gave two tasks to the wrong person.
5 | Denis L. | handover between shifts | Night shift reads it first | The page with open points replaced a whiteboard that somebody always wiped.
4 | Carmen S. | interviews for a newsletter | Dates are caught well, jokes are not | It listed a sarcastic remark as a decision. We laughed, and deleted it.
5 | Ed B. | project calls of an architect | Owners and dates without asking | People see their name on the page an hour after the call, which works better than my reminders.
5 | Wendy T. | supervision notes, with consent | Deletes after thirty days | That it forgets by itself was why our privacy officer agreed.
3 | Ian P. | sales calls | I wanted more than one page | For a long negotiation the summary is too short, and there is no setting for more detail. | We hear this from sales teams more than from others. A longer form for calls over ninety minutes is being tested.
4 | Lucia F. | a volunteer fire department | Cheap and honest | It marks what it did not understand instead of making something up.
5 | Mark Z. | stand-ups of two teams | Ten people, no note taker | The rotation for taking notes was the least popular job here, and it is gone.
prompt-field-guide
5 | Debbie N. | an office new to AI assistants | The mistakes are the best part | Seeing what goes wrong with each prompt taught my team more than the prompts.
4 | Stuart A. | a training morning | More examples from sales, please | Comparing and checking are covered richly. For quotes and follow-ups there is only one page.
5 | Yara K. | summarizing long reports | Short enough to be read | I printed twelve copies, and nine have coffee stains, which means that they are used.
5 | Chris E. | rules for what not to paste in | Settled our policy | The note on what stays out of a prompt became our house rule, word for word.
4 | Bonnie R. | drafting letters | Good, and quickly outgrown | After a month my team wrote its own versions. A fine start for something free.
quote-desk
5 | Arthur L. | quotes of a window maker | The sums are right at last | Our old spreadsheet rounded each line. Customers noticed before we did.
5 | Nina S. | discounts across five salespeople | Limits that hold | Nobody promises twenty percent any more, because the button is not there.
4 | Owen T. | a catering company | Needs a field for allergies | Price lists by season work well. I had to put dietary notes into the description. | Custom fields on a line are planned for this fall, Owen.
5 | Maya C. | signing in the browser | Signed while we were still talking | A customer accepted on her phone in the parking lot. The order was in the books before I was back.
4 | Harold J. | moving from paper | Setting up price lists took a weekend | Four hundred articles had to be cleaned first. That was our mess rather than theirs.
field-service-planner
5 | Tina B. | eleven heating technicians | The route makes sense | It stopped sending Dave across the river twice a day. He says thank you.
4 | Gordon W. | elevator maintenance | Skills matter, and it knows | Certificates decide who may go where. I would like a warning before one expires.
5 | Sara N. | a pool service | Works in basements | No signal, no problem: the visit was recorded and appeared when he drove off.
4 | Paolo D. | time sheets for payroll | Overtime needs a second look | Travel between sites is counted well, breaks have to be entered by hand.
newsletter-desk
5 | Ruth A. | news of a family vineyard | She interviewed my father | He does not talk to anybody. The issue about the frost night was forwarded more than any we ever sent.
5 | Colin M. | a dental lab's customers | Written as if by us | Two rounds of changes were offered and we needed half of one.
4 | Jackie P. | updates of a credit union | Compliance slowed it down | Our own lawyers took nine days for each issue. The editor stayed patient.
5 | Thomas K. | a museum shop | The report names the readers' favorite | It was the restoration story and not the discounts. We would have guessed wrong.
5 | Angela F. | reviving a list of 2,000 addresses | Cleaned the list politely | One honest mail asked who still wanted to hear from us. Six hundred left, and the rest open it.
5 | Scott H. | a tool rental | Deadlines kept by the other side | Each draft came on the day it was promised. I was the late one.
5 | Elif Y. | news for a language school | Three stories I had overlooked | A former student who now teaches here was in the building all along.
`
