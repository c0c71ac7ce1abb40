/** Reviews of automation and security, one per line: stars | name | used for | title | text | answer. */
export const automationAndSecurityReviews = `
invoice-runner
5 | Sheila D. | 400 invoices a month at a builder | Only the odd ones reach me | About thirty a month need a person, and it tells me why for every one.
5 | Jorge N. | matching deliveries | Noticed the missing pallet | Invoice said twelve, delivery note said eleven. We’d been paying for stuff like that for years.
4 | Lynn K. | handwritten receipts | Not great with handwriting | It reads printed invoices without a mistake. Receipts from the farm stand, not so much.
5 | Adam S. | rules that our auditor wanted to see | Rules written as sentences | Our auditor read them on screen and asked for a copy. That was it.
4 | Tess R. | connecting to our bookkeeping | Account codes took some training | I corrected its codes for two weeks. Since then I mostly agree with them. | Two weeks is about what we see, Tess. Importing past bookings makes it shorter. Ask us, and we’ll set it up.
warehouse-signals
5 | Russ H. | coolers of a florist | Woke me up in time | Compressor died at 3 a.m. The roses lived.
4 | Alma G. | shelves of a parts depot | Twenty sensors go fast | The kit works, but we needed thirty-four. Adding more was simple, just not cheap.
5 | Pete V. | dock doors in winter | Someone finally closes the door | The alert used to go to the manager. Now it goes to whoever’s on duty, and our heating bill dropped.
4 | Nadia F. | records for a food inspection | The inspector liked the log | Every reading was there. I’d like to see the limits next to them on the printout.
4 | Clyde M. | a metal hall | Walls eat the signal | Had to move the gateway twice before the far corner reported. Support helped both times. | Steel halls are tough, Clyde. We now lend you a second gateway for the first month.
integration-sprint
5 | Rita C. | our shop and our ERP | Ten business days. I counted. | It was running on day nine. They used day ten to show us the alarms.
4 | Howard L. | patient data between two systems | The other vendor was slow | They lost four days waiting for somebody else’s login and still finished.
5 | Simone A. | payroll and time tracking | One page of docs is enough | Our new developer changed a field with it in her first week.
onboarding-checklists
5 | Marge T. | new nurses on two wards | Nobody starts without a badge | Twelve steps, four departments. It does the reminding, so I don’t have to.
4 | Ken I. | new customers of a bookkeeper | You’ll want your own words | Good bones. We renamed half the steps before anyone here recognized them.
5 | Bianca S. | suppliers of a grocery chain | Settled a dispute | A supplier swore nobody had asked for the certificate. We had the date.
4 | Doug E. | seasonal staff of a ski resort | Slow with fifty at once | One by one it’s lovely. Starting fifty in one morning took a lot of clicking.
automation-readiness-check
5 | Janet P. | choosing the first process | We’d have picked the wrong one | Our favorite scored three out of sixteen. Purchase approvals scored fourteen, and we had them running in two weeks.
5 | Luke O. | a workshop with department heads | Started a good fight | Two teams scored the same process differently. That’s how we found out where it breaks.
4 | Minh T. | a small import business | The example’s a bigger company | Took some imagination to scale it down, but the eight points hold up.
5 | Carol W. | before talking to vendors | “Simplify first,” it says | So we dropped two approvals. There was nothing left to automate.
access-review
5 | Martin B. | quarterly review at a software firm | Managers answer within a day | Four questions on one screen. I used to chase a spreadsheet for three weeks.
5 | Lorna G. | evidence for an audit | Accepted, no questions asked | It’s all in the report: who decided, when, and what was removed.
4 | Cesar R. | a hospital with odd systems | Two systems need an upload | Our lab software doesn’t have a connection, so we send a file each quarter.
5 | Heidi N. | leavers of a staffing agency | Found 41 accounts nobody owned | We did need one of them after all. Getting it back took a minute.
penetration-test
5 | Bruce A. | a portal for patients | We could replay every finding | Our developers followed the steps, saw it happen and stopped arguing.
5 | Leonie H. | before a large customer signed | The letter opened the door | Their security team wanted a third-party test. They took this one.
5 | Stan K. | a payment page | Calm about a bad result | They called on day two about the worst one. They didn’t save it for the report.
4 | Amira Z. | an API with 200 endpoints | Five days is five days | They went deep on the important parts. Reports and exports got a lighter look, and they’re open about that.
5 | Walt D. | retest after our fixes | They caught our shortcut | One of our fixes only hid the problem. They were very polite about it.
5 | Chloe R. | an app of a transit authority | Written for two readers | Four pages for the board, sixty for the engineers, and they don’t contradict each other.
5 | Emil J. | a booking system built in 2016 | Old code, fresh eyes | In one afternoon they found what three of us had walked past for years.
phishing-drills
5 | Tammy L. | a county office of thirty | Nobody feels caught | Results are by team, so people talk about the emails at lunch. That’s the real training.
5 | Gil S. | new hires at a brokerage | Two minutes is about right | You click, and the page shows you the three signs in that exact message.
3 | Arlene M. | a warehouse team on phones | Made for desks | Most of our people read mail on a phone. Hints about hovering don’t mean a thing there. | You’re right, Arlene. Thanks for telling us. Messages opened on a phone now get their own hints.
5 | Patrick O. | monthly habit at a law firm | From nine clicks to two | The December one with the fake parking ticket was mean. Fair, but mean.
5 | Zoe C. | a hotel with shift work | Comes at different hours | The night desk gets theirs at night. Our last provider never managed that.
password-keeper-setup
5 | Glenn F. | leaving a spreadsheet behind | The spreadsheet’s gone | They moved and checked two hundred passwords in a day, then wiped the file while we watched.
4 | Abby H. | a design agency of fifteen | One browser needed help | Importing from an older browser took each of us one extra step by hand.
5 | Raul T. | sharing between branches | Sharing by team makes sense | Switch branches, and you’ve got the right logins a minute later.
`
