/** Reviews of the company's own products, one per line: stars | name | used for | title | text | answer. */
export const houseReviews = `
digital-presence-package
5 | Maria O. | a two-chair dental practice | People finally get the right phone number | We had three old listings with a dead number on them. They claimed, merged and fixed all of them in the first week.
5 | Ben T. | relaunch of a roofing company | Sounds like us | They interviewed me for an hour, and the text came back in words I’d use on a roof. Two small edits and it was live.
4 | Priya S. | a new tutoring business | Good site, slow start on the booking | Design and email were done in nine days. The calendar took another week because our booking tool needed a paid plan. | That’s fair, Priya. We now check the plan of the booking tool before we give a date.
5 | Carl H. | replacing a site from 2014 | Our invoices get through again | Mail from our domain used to land in spam. After the setup, a customer called to ask why we’d suddenly started answering.
5 | Lena V. | a bakery with two shops | One page a month is enough | What people searched for and what they clicked, all on one sheet. I read it standing at the oven.
5 | Tom R. | an accounting office of six | Everything’s in our name | Domain, profiles, mailbox: we got every login in a sealed list on day one. My last agency never did that.
5 | Aisha N. | a physical therapist moving across town | Moved without losing calls | Our map entry kept its history. I’d been told that couldn’t be done.
strategic-consulting
5 | George P. | deciding on AI in a furniture plant | They told us what to leave alone | We came with fourteen ideas. They crossed out nine and put a number next to each. Those nine would’ve eaten our budget.
5 | Helen M. | board paper for a logistics firm | The board read all of it | Twelve pages, costs up front, one pilot ready to go. They approved it in the meeting, which hasn’t happened here before.
4 | Ravi K. | roadmap for a regional insurer | Strong plan, tight calendar | It’s an intense month. Our claims team lost about three days to interviews, but it was worth it.
5 | Sofia L. | succession at a family printing house | Listened to the press operators | Their best idea came from a guy on the night shift. I’d never asked him.
5 | Daniel F. | comparing three software vendors | Two out of three gone in a week | And with reasons our lawyer could put in the rejection letters.
5 | Nora B. | planning for a chain of clinics | Honest about the guesses | Where a number was a guess, the plan said so, and how to find out cheaply.
5 | Will J. | a foundry with old machines | No slides for the sake of slides | We got a spreadsheet, a twelve-month plan and somebody who picked up the phone afterward.
workflow-automation-suite
5 | Katya D. | turning orders into invoices | Fifteen hours a week back | We used to type every order twice. Now the invoice is there before the parcel leaves.
5 | Miguel A. | routing support tickets | Normal people can read the log | When a run stops, my office manager sees why. She doesn’t have to call me.
4 | Joan W. | onboarding of contractors | Powerful, a little dense at first | Give yourself an afternoon for the editor. The three workflows they set up for us were the best tutorial. | Thanks, Joan. New accounts now start with a shorter introduction and one small example.
5 | Peter N. | signed contracts into projects | It asks when it isn’t sure | One contract had two start dates. It didn’t guess, it sent me a question.
5 | Ines C. | inventory between shop and warehouse | Undo saved my Friday | I deleted the wrong branch, hit undo, and the version from noon was back. Phew.
5 | Oliver G. | month-end reports of a law firm | Works with our odd old tool | We figured our time tracker would be a problem. It was on the list, and two settings later it worked.
security-platform
5 | Rachel E. | a company of forty without an IT department | Fixes come in the right order | Number one was an admin account of someone who left in 2021. Yeah, I get why that was number one.
5 | Sam Y. | preparing for a customer’s questionnaire | Ninety questions in a day | Most of the answers I could copy straight from the inventory, with a date.
4 | Ingrid H. | laptops of a design studio | Macs could go deeper | Windows is covered really well. For our Macs, two of the checks just said yes or no.
5 | Andre B. | cloud storage of an architect’s office | Found a public folder | Anyone with the link could’ve read a client’s floor plans. We closed it within the hour.
4 | Donna K. | yearly audit of a clinic | Good baseline, wordy export | The auditor was convinced, once I’d cut the report from sixty pages to twenty.
5 | Luis M. | replacing three separate tools | One screen instead of three | Devices, accounts and cloud get counted by the same tool now, so the numbers finally agree.
open-mind-consulting
5 | Gloria T. | pricing of a cleaning company | My consultant read the receipts | She found out our biggest customer was our least profitable one, and how to tell them.
5 | Frank D. | a hardware store losing margin | Three changes, not thirty | I was braced for a thick report. I got one page I could act on.
5 | Yuki S. | preparing a loan application | The bank asked who wrote it | The summary answered their questions before they’d asked them.
3 | Brian C. | growth plan for a gym | Useful, but not all new to me | Two of the three changes were already on my list. The third one, letting people freeze a membership, paid for it. | Thanks for being straight with us, Brian. We now ask in the first call what you’ve already decided.
5 | Petra Z. | weekly numbers of a restaurant | Tuesday mornings are different now | We look at five numbers and decide on one thing. I do it on my own these days, with the same sheet.
5 | Isaac W. | partners who disagreed | A calm third voice | My brother and I argued about the second location for a year. The worksheet settled it in one evening.
5 | Mona R. | an online shop for fabrics | We kept the worksheets, as promised | I’ve used the cash one every month since. Still adds up.
4 | Steve L. | dispatch of a plumbing firm | Good advice, but there’s homework | Plan on half a day a week. If you don’t do it, the sessions are just a nice chat.
5 | Clara V. | hiring the first manager | Got me to write down what I do | That list became the job ad. Our new manager says it’s the most honest one she’s seen.
5 | Ahmed J. | a moving company before its season | In time for summer | We had the plan in April, and the schedule’s held since.
open-mind-cybersecurity
5 | Julia K. | a law office after a scare | Plain English all the way | What it’d cost us, then what to do about it. Our partners read the whole thing without asking me once.
5 | Marcus E. | insurance renewal | The insurer took the final report | Our premium was about to double. With the report it went up by a tenth.
4 | Beth A. | a manufacturer with one administrator | A lot of work for one person | They really do help for three months. Our admin still needed evenings to keep up with the list. | You’re right, Beth. With teams of one, we now agree on fewer items a month.
5 | Omar F. | backups of a medical practice | They tested the restore themselves | It failed. That’s how we learned our backup had been empty since Christmas.
5 | Vera P. | training of a school office | The phishing exercise was fair | Nobody got exposed, and for once people asked questions in a training.
wadah-stand-by
5 | Paul G. | a web shop with no developer | Same engineer every time | He remembers what broke last fall. I don’t have to explain it all again.
5 | Dina H. | updates of an old booking system | Updates at night, as agreed | Our window’s two to four in the morning. It’s been four months, and nobody’s noticed one.
4 | Eric S. | servers of a small publisher | Business days means business days | I asked on Friday evening and heard back on Monday. It says so, but know that before you buy.
5 | Tanya M. | custom software somebody else wrote | Took over code they’d never seen | Two weeks in, they’d documented everything our old developer kept in his head.
5 | Leo B. | a charity’s donation pages | The report lists the hours | I can show our treasurer what they did and how long it took.
5 | Amy Q. | internal tools of a lab | Restored a backup to prove it | They sent us a screenshot of our own data, from a copy, and how many minutes it took.
5 | Victor I. | after a failed upgrade elsewhere | Cleaned up quietly | No lecture about who broke it. Just a list of what they’d fixed.
open-mind-cybersecurity-free-download
5 | Hannah O. | a first look at our security | An afternoon well spent | Our admin and I got through all forty-two questions in three hours. We knew what to do on Monday.
5 | Craig N. | a board that asked whether we are safe | A score I could show | Nineteen out of forty-two. Not fun, but it’s why we got the budget.
5 | Sunita D. | preparing for a consultant | Why each question matters | The short explanations helped me talk about it with people who aren’t in IT.
4 | Phil K. | a two-person shop | Some parts are for bigger teams | We skipped nearly all of the vendor part. The rest was worth printing.
5 | Rosa M. | an incident page for the wall | It hangs by the coffee machine | Names, numbers, first three steps. Everyone here’s read it at least once.
`
