/** Reviews of analytics and consulting, one per line: stars | name | used for | title | text | answer. */
export const analyticsAndConsultingReviews = `
revenue-lens
5 | Audrey S. | a shop with 900 articles | The sentence under the chart | I skip the chart and read the sentence. It told me that November was one customer, not a trend.
5 | Neil R. | revenue of a brewery by channel | Showed what the taproom really earns | We had been subsidizing wholesale with it for years.
5 | Camille B. | monthly numbers for investors | Doubt is shown, and they liked that | Our investors asked fewer questions since the charts have ranges on them.
4 | Dustin L. | a wholesaler's old accounting package | Import by file only for us | The direct connection exists for newer software. A nightly file does the job.
5 | Farah H. | seasons of a garden center | Weeks, at last | Months hide Mother's Day. Weeks do not, and ours are lined up with last year's.
5 | Roger T. | three branches of an optician | One screen on Monday | The email fits on my phone and I know which branch to call.
5 | Iris M. | finding the customers who left | Quiet customers made visible | It listed eleven who had stopped ordering without a word. Four came back after a call.
forecast-workbench
5 | Kurt A. | ordering for a sports retailer | It scores itself | Every forecast is graded later, in public. I trust it on shoes and not on bicycles, and it says the same.
5 | Leila N. | perishables of a deli chain | Less in the bin on Sunday | Waste fell by a fifth in the first two months, measured by weight.
4 | Matt G. | spare parts with rare sales | Slow movers stay a guess | For parts sold twice a year the range is so wide that I keep my old rule. At least it admits it.
5 | Selma O. | holidays in two countries | Knew about Pentecost | Our previous tool treated every holiday as American.
5 | Trevor C. | planning with price changes | Setup days that paid off | The two days were spent on our data, and we found a unit that had been wrong since 2019.
survey-reader
5 | Joanna W. | 3,100 answers of hotel guests | The quotes keep it honest | Whenever a theme looked too neat I opened its quotes, and they held up.
4 | Piotr Z. | an employee survey in four languages | Seven languages, one was ours | Polish worked as well as English. Irony does not survive in either.
4 | Karen E. | a city's question about a park | Groups were slightly too broad | Benches and toilets ended up under comfort. Splitting it by hand took ten minutes. | Thank you, Karen. Themes can now be split in the report itself.
site-pulse
5 | Felix D. | a site without a cookie banner | The banner is gone | That alone was worth the price of the year, our lawyer says.
5 | Gwen P. | a weekly look at a blog | One screen is plenty | I do not miss the forty reports that I never opened.
5 | Haruto I. | pages of a clinic | Hosted where we have to be | Choosing the region was one click, and the contract names it.
4 | Becky J. | campaigns of a theater | Sources yes, goals no | I can see where visitors come from. Counting ticket sales needs another tool.
4 | Nick A. | a slow old website | Two kilobytes, I checked | The script is as small as they say. I would pay more for alerts.
4 | Silvia R. | numbers for a town council | Export that opens anywhere | Our clerk opened the file without a call to me. The charts could be larger for a projector.
process-walk
5 | Len O. | a cabinet workshop | They followed one kitchen | From the first call to the last payment there were 31 handovers. I would have said twelve.
4 | Marisol V. | admissions at a nursing home | Two days are short | The map is excellent; the night shift was seen for only an hour.
5 | Dwight S. | repairs under warranty | Waiting was the real cost | Of nineteen days, sixteen were a form lying on a desk. It no longer does.
5 | Ella K. | invoices of a shipping agent | Easiest first, as they say | The first improvement was moving a printer. Nobody objected, and it saved an hour a day.
launch-campaign
5 | Vince M. | a new line of bike bags | A target we could miss | They named 300 orders before we began. It was 284, and the report says why.
5 | Noelle C. | opening of a second bakery | The message was found in the shop | They listened to our customers for a morning and used their words on the page.
4 | Hank B. | software for dentists | Ads took a week to find their feet | The first week was expensive. From the second on the cost of a lead halved. | That is what the first week is for, and we will say so earlier.
architect-on-call
5 | Renee F. | choosing a database | Talked us out of it | We were about to split a system that four people maintain. The written answer is pinned above my desk.
5 | Ali H. | a vendor contract with traps | Read the exit clause first | She began with how we would leave, and the price came down.
5 | Shawn W. | a start-up with two developers | Four hours go a long way | One call a week, one decision each time, none of them regretted yet.
4 | Monika J. | modernizing a bank's batch jobs | Wanted a second pair of hands too | It is advice and nothing else. For the work itself we had to look elsewhere.
5 | Dev P. | scaling before a product launch | The answer was smaller servers | Not what we expected to hear from a consultant.
5 | Grace L. | reviewing an outsourced build | Asked the questions we could not | Our supplier became noticeably more careful after the first call.
5 | Tobias E. | splitting one team into two | Drew the line where people already were | The seam between the teams was in our chat history, he said, and he was right.
`
