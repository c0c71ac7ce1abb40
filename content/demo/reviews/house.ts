/** Reviews of the company's own products, one per line: stars | name | used for | title | text | answer. */
export const houseReviews = `
digital-presence-package
5 | Maria O. | a two-chair dental practice | People finally find the right phone number | Three old listings with a dead number had followed us for years. They were claimed, merged and corrected in the first week.
5 | Ben T. | relaunch of a roofing company | The copy sounds like us | An hour of interviews, and the text came back in the words I use on a roof. Two small edits and it went live.
4 | Priya S. | a new tutoring business | Good site, slow start on the booking | Design and email were done in nine days. Connecting the calendar took another week because our booking tool needed a paid plan. | That is fair: we now check the plan of the booking tool before we name a date.
5 | Carl H. | replacing a site from 2014 | Our invoices reach inboxes again | Mail from our domain used to land in spam. After the setup a customer called to ask why we had suddenly started answering.
5 | Lena V. | a bakery with two shops | One page a month is enough | The report says what people looked for and what they clicked, on a single sheet. I read it standing at the oven.
5 | Tom R. | an accounting office of six | Everything is in our name | Domain, profiles, mailbox: all logins were handed over in a sealed list on day one. My last agency never did that.
5 | Aisha N. | a physical therapist moving across town | Moved without losing calls | The map entry kept its history through the move, which I was told elsewhere could not be done.
strategic-consulting
5 | George P. | deciding on AI in a furniture plant | They told us what to leave alone | Of fourteen ideas, nine were crossed out with a number next to each. Those nine would have eaten our budget.
5 | Helen M. | board paper for a logistics firm | The board read all of it | Twelve pages, costs up front, one pilot ready to go. Approved in the meeting, which has not happened here before.
4 | Ravi K. | roadmap for a regional insurer | Strong plan, tight calendar | The month is intense: our claims team lost about three days to interviews. The result justified it.
5 | Sofia L. | succession at a family printing house | Listened to the press operators | Their best proposal came from somebody on the night shift whom I had never asked.
5 | Daniel F. | comparing three software vendors | Two of the three were ruled out in a week | With reasons that our lawyer could use in the refusal letters.
5 | Nora B. | planning for a chain of clinics | Return on each item, with the doubt stated | Where the numbers were guesses the plan said so, and how to find out cheaply.
5 | Will J. | a foundry with old machines | No slides for the sake of slides | We got a spreadsheet, a plan for twelve months and somebody who picked up the phone afterward.
workflow-automation-suite
5 | Katya D. | turning orders into invoices | Fifteen hours a week back | Every order used to be typed twice. Now the invoice is there before the parcel leaves.
5 | Miguel A. | routing support tickets | The log is readable by normal people | When a run stops, my office manager can see why without calling me.
4 | Joan W. | onboarding of contractors | Powerful, a little dense at first | The editor takes an afternoon to learn. The three workflows that came with the setup were the best tutorial. | Thank you, Joan. A shorter introduction with one small example is now the first thing that a new account sees.
5 | Peter N. | signed contracts into projects | It asks when it is not sure | A contract with two start dates was sent to me with a question instead of being guessed.
5 | Ines C. | inventory between shop and warehouse | Undo saved a Friday | I deleted the wrong branch, pressed undo, and the version from noon was back.
5 | Oliver G. | month-end reports of a law firm | Connects to our odd old tool | We expected our time tracker to be a problem. It was on the list of connections, and worked with two settings.
security-platform
5 | Rachel E. | a company of forty without an IT department | The fixes come in the right order | Number one was an administrator account of somebody who left in 2021. I understand why it was number one.
5 | Sam Y. | preparing for a customer's questionnaire | Answered ninety questions in a day | Most answers could be copied from the inventory, with a date.
4 | Ingrid H. | laptops of a design studio | Mac details could go deeper | Windows machines are covered very well. For ours two of the checks said only yes or no.
5 | Andre B. | cloud storage of an architect's office | Found a public folder | A client's floor plans were readable by anybody with the link. Closed within the hour.
4 | Donna K. | yearly audit of a clinic | Good baseline, wordy export | The report convinced the auditor, after I had cut it from sixty pages to twenty.
5 | Luis M. | replacing three separate tools | One screen instead of three | Devices, accounts and cloud are finally counted by the same thing, so the numbers agree.
open-mind-consulting
5 | Gloria T. | pricing of a cleaning company | My consultant read the receipts | She found that our largest customer was our least profitable one, and how to say so to them.
5 | Frank D. | a hardware store losing margin | Three changes, not thirty | I was ready for a thick report and got one page that I could act on.
5 | Yuki S. | preparing a loan application | The bank asked who wrote it | The summary for the lender answered their questions before they came up.
3 | Brian C. | growth plan for a gym | Useful, though not new to me | Two of the three changes were on my own list already. The third, freezing memberships instead of losing them, paid for it. | Thank you for saying so plainly. We now ask in the first call what you have already decided.
5 | Petra Z. | weekly numbers of a restaurant | Tuesday mornings changed | We look at five numbers together and decide on one thing. I do it alone now, with the same sheet.
5 | Isaac W. | partners who disagreed | A calm third voice | My brother and I had been arguing about the second location for a year. The worksheet settled it in an evening.
5 | Mona R. | an online shop for fabrics | Kept the worksheets, as promised | I have used the cash one every month since, and it still adds up.
4 | Steve L. | dispatch of a plumbing firm | Good advice, homework included | Be ready to spend half a day a week on it. Without that the sessions would be pleasant talk.
5 | Clara V. | hiring the first manager | Helped me write down what I do | That list became the job description, and the new manager says it was the most honest one she has seen.
5 | Ahmed J. | a moving company before its season | In time for the summer | The plan reached us in April, and the schedule has held since.
open-mind-cybersecurity
5 | Julia K. | a law office after a scare | Plain English all the way | Each finding began with what it would cost us, then what to do. Our partners read it without a translator.
5 | Marcus E. | insurance renewal | The insurer took the final report | Our premium had been set to double. With the report it rose by a tenth.
4 | Beth A. | a manufacturer with one administrator | A lot of work for one person | The help over three months is real, but our administrator still needed evenings to keep up with the list. | You are right. For teams of one we now agree on fewer items for each month.
5 | Omar F. | backups of a medical practice | They tested the restore themselves | It failed, which is how we learned that our backup had been empty since Christmas.
5 | Vera P. | training of a school office | The phishing exercise was fair | Nobody was exposed, and the hour afterward was the first training at which people asked questions.
wadah-stand-by
5 | Paul G. | a web shop with no developer | Same engineer every time | I write to a person who remembers what broke last fall.
5 | Dina H. | updates of an old booking system | Updates at night, as agreed | The window is two to four in the morning. In four months nobody has noticed one.
4 | Eric S. | servers of a small publisher | Business days means business days | A Friday evening question was answered on Monday. That is what it says, but know it before you buy.
5 | Tanya M. | custom software somebody else wrote | Took over code they had never seen | Within two weeks they had documented what our former developer had kept in his head.
5 | Leo B. | a charity's donation pages | The monthly report names hours | I can show our treasurer what was done and how long it took.
5 | Amy Q. | internal tools of a lab | Restored a backup to prove it | They sent a screenshot of our own data, from a copy, with the minutes it took.
5 | Victor I. | after a failed upgrade elsewhere | Cleaned up quietly | No lecture about who broke it, just a list of what was put right.
open-mind-cybersecurity-free-download
5 | Hannah O. | a first look at our security | An afternoon well spent | Our administrator and I answered all forty-two questions in three hours and knew what to do on Monday.
5 | Craig N. | a board that asked whether we are safe | A score I could show | Nineteen of forty-two was an uncomfortable number, and the reason the budget was approved.
5 | Sunita D. | preparing for a consultant | Why each question matters | The short explanations made it possible to talk about it with people outside IT.
4 | Phil K. | a two-person shop | Some parts are for larger teams | We skipped the part on vendors almost whole. The rest was worth printing.
5 | Rosa M. | an incident page for the wall | The page hangs by the coffee machine | Names, numbers, first three steps. Everybody here has read it at least once.
`
