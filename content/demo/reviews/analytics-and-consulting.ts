/** Reviews of analytics and consulting, one per line: stars | name | used for | title | text | answer. */
export const analyticsAndConsultingReviews = `
revenue-lens
5 | Audrey S. | a shop with 900 items | The sentence under the chart | I skip the chart and read the sentence. It told me November was one customer, not a trend.
5 | Neil R. | revenue of a brewery by channel | Showed what the taproom really earns | Turns out we’d been subsidizing wholesale with it for years.
5 | Camille B. | monthly numbers for investors | It shows doubt, and they like that | Our investors ask fewer questions now that the charts have ranges on them.
4 | Dustin L. | a wholesaler’s old accounting package | File import only, for us | The direct connection is for newer software. We do a nightly file, and that’s fine.
5 | Farah H. | seasons of a garden center | Weeks, finally! | Months hide Mother’s Day. Weeks don’t, and ours line up with last year’s.
5 | Roger T. | three branches of an optician | One screen on Monday | The email fits on my phone, and I know which branch to call.
5 | Iris M. | finding the customers who left | Found the quiet ones | It listed eleven who’d stopped ordering without a word. I called them. Four came back.
forecast-workbench
5 | Kurt A. | ordering for a sports retailer | It grades itself | Every forecast gets scored later, where everyone can see it. I trust it on shoes. Not on bikes. It says the same.
5 | Leila N. | perishables of a deli chain | Less in the trash on Sunday | Waste is down by a fifth after two months. We weighed it.
4 | Matt G. | spare parts with rare sales | Slow movers are still a guess | For parts we sell twice a year, the range is so wide that I’ve kept my old rule. At least it admits it.
5 | Selma O. | holidays in two countries | Knew about Pentecost | Our last tool treated every holiday like an American one.
5 | Trevor C. | planning with price changes | The setup days paid off | Both days went into our data. We found a unit that’d been wrong since 2019.
survey-reader
5 | Joanna W. | 3,100 answers of hotel guests | The quotes keep it honest | Whenever a theme looked too neat, I opened its quotes. They held up every time.
4 | Piotr Z. | an employee survey in four languages | Seven languages, one of them ours | Polish worked as well as English. It doesn’t get irony in either.
4 | Karen E. | a city’s question about a park | Groups were a bit too broad | Benches and toilets ended up under “comfort”. I split them by hand, which took ten minutes. | Thanks, Karen. You can now split themes in the report itself.
site-pulse
5 | Felix D. | a site without a cookie banner | The banner’s gone | Our lawyer says that alone was worth the price of the year.
5 | Gwen P. | a weekly look at a blog | One screen is plenty | I don’t miss the forty reports I never opened.
5 | Haruto I. | pages of a clinic | Hosted where we need it | Picking the region was one click, and it’s named in the contract.
4 | Becky J. | campaigns of a theater | Sources yes, goals no | I can see where visitors come from. For ticket sales I still need another tool.
4 | Nick A. | a slow old website | Two kilobytes. I checked. | The script’s as small as they say. I’d pay extra for alerts.
4 | Silvia R. | numbers for a town council | Exports open anywhere | Our clerk opened the file without calling me. The charts could be bigger on a projector.
process-walk
5 | Len O. | a cabinet workshop | They followed one kitchen | 31 handovers from first call to last payment. I’d have said twelve.
4 | Marisol V. | admissions at a nursing home | Two days isn’t long | The map’s excellent, but they only saw an hour of the night shift.
5 | Dwight S. | repairs under warranty | It was all waiting | Nineteen days a repair. For sixteen of them, a form sat on somebody’s desk. Not anymore.
5 | Ella K. | invoices of a shipping agent | Easiest first, like they say | First improvement: move a printer. Nobody objected, and it saved an hour a day.
launch-campaign
5 | Vince M. | a new line of bike bags | A target we could miss | They said 300 orders before we started. We got 284, and the report tells us why.
5 | Noelle C. | opening of a second bakery | They found our message in the shop | They spent a morning listening to our customers. The words on the page are theirs.
4 | Hank B. | software for dentists | Ads took a week to settle | Week one was expensive. From the second on, a lead cost half as much. | That’s what the first week is for, Hank. We’ll say so earlier next time.
architect-on-call
5 | Renee F. | choosing a database | Talked us out of it | We were about to split a system that four people maintain. I’ve pinned the written answer above my desk.
5 | Ali H. | a vendor contract with traps | Read the exit clause first | She started with how we’d leave. The price came down.
5 | Shawn W. | a start-up with two developers | Four hours go a long way | One call a week, one decision each. We haven’t regretted any of them yet.
4 | Monika J. | modernizing a bank’s batch jobs | We needed hands, too | You get advice and nothing else. For the actual work we had to look elsewhere.
5 | Dev P. | scaling before a product launch | The answer was smaller servers | Not what you expect to hear from a consultant.
5 | Grace L. | reviewing an outsourced build | Asked the questions we couldn’t | Our supplier got noticeably more careful after that first call.
5 | Tobias E. | splitting one team into two | Drew the line where it already was | “It’s in your chat history,” he said. He was right.
`
