/** Reviews of automation and security, one per line: stars | name | used for | title | text | answer. */
export const automationAndSecurityReviews = `
invoice-runner
5 | Sheila D. | 400 invoices a month at a builder | Only the odd ones reach me | About thirty a month need a person, each with the reason beside it.
5 | Jorge N. | matching deliveries | Noticed the missing pallet | The invoice said twelve, the delivery note eleven. We had paid such things for years.
4 | Lynn K. | handwritten receipts | Handwriting is not its strength | Printed invoices are read without errors. Receipts from the farm stand are not.
5 | Adam S. | rules that our auditor wanted to see | Rules in sentences | The auditor read them on screen and asked for a copy, nothing more.
4 | Tess R. | connecting to our bookkeeping | Account codes took some training | For two weeks I corrected the proposed codes. Since then I mostly agree with them. | Two weeks is about what we see. An import of past bookings shortens it; ask us and we will set it up.
warehouse-signals
5 | Russ H. | coolers of a florist | Woke me at the right time | The compressor failed at three in the morning, and the roses lived.
4 | Alma G. | shelves of a parts depot | Twenty sensors are gone quickly | The kit works; we needed thirty-four. Adding more was simple but not cheap.
5 | Pete V. | dock doors in winter | The open door has a name now | Heating costs dropped once the rule told the person on duty instead of the manager.
4 | Nadia F. | records for a food inspection | The inspector liked the log | Every reading was there. The printed form could show the limits next to them.
4 | Clyde M. | a metal hall | Walls eat the signal | The gateway had to move twice before the far corner reported. Support helped both times. | Steel halls are hard. We now lend a second gateway for the first month.
integration-sprint
5 | Rita C. | our shop and our ERP | Ten business days, counted | It ran on the ninth. The tenth was spent showing us the alarms.
4 | Howard L. | patient data between two systems | The other vendor was slow | They waited four days for a login that was not theirs to give, and still finished.
5 | Simone A. | payroll and time tracking | One page of documentation, enough | Our new developer changed a field with it in her first week.
onboarding-checklists
5 | Marge T. | new nurses on two wards | Nobody starts without a badge | Twelve steps, four departments, and it reminds them so that I do not have to.
4 | Ken I. | new customers of a bookkeeper | Templates need our words | Good bones. We renamed half of the steps before anybody recognized them.
5 | Bianca S. | suppliers of a grocery chain | The history settled a dispute | A supplier claimed that nobody had asked for the certificate. The date was there.
4 | Doug E. | seasonal staff of a ski resort | Could be faster with fifty at once | One by one it is lovely. Starting fifty in a morning took some clicking.
automation-readiness-check
5 | Janet P. | choosing the first process | We were about to pick the wrong one | Our favorite scored three of eight. Purchase approvals scored seven and took two weeks.
5 | Luke O. | a workshop with department heads | Started a good fight | Two teams scored the same process differently, and that told us where it breaks.
4 | Minh T. | a small import business | The example is a larger company | Scaling it down needed some imagination, but the eight points hold.
5 | Carol W. | before talking to vendors | Simplify first, it says | We removed two approvals and then had nothing left to automate there.
access-review
5 | Martin B. | quarterly review at a software firm | Managers answer within a day | Four questions on one screen. Before, I chased a spreadsheet for three weeks.
5 | Lorna G. | evidence for an audit | Accepted without a question | The report names who decided, when, and what was removed.
4 | Cesar R. | a hospital with odd systems | Two systems had to be uploaded | The lab software has no connection, so we send a file each quarter.
5 | Heidi N. | leavers of a staffing agency | Found 41 accounts of nobody | Restoring the one that was needed after all took a minute.
penetration-test
5 | Bruce A. | a portal for patients | Each finding could be replayed | Our developers followed the steps, saw it happen, and stopped arguing.
5 | Leonie H. | before a large customer signed | The letter opened the door | The customer's security team asked for a test by a third party and took this one.
5 | Stan K. | a payment page | Calm about a bad result | They called on day two about the worst one instead of saving it for the report.
4 | Amira Z. | an API with 200 endpoints | Five days are five days | The important parts were covered in depth. Reports and exports got a lighter look, which they say openly.
5 | Walt D. | retest after our fixes | The retest found our shortcut | One fix only hid the problem. They showed us politely.
5 | Chloe R. | an app of a transit authority | Written for two readers | Four pages for the board, sixty for the engineers, and the two agree.
5 | Emil J. | a booking system built in 2016 | Old code, fresh eyes | They found in an afternoon what three of us had walked past for years.
phishing-drills
5 | Tammy L. | a county office of thirty | Nobody feels caught | Because results are by team people talk about the mails at lunch, and that is the training.
5 | Gil S. | new hires at a brokerage | Two minutes are the right length | The page after the click shows the three signs in that very message.
3 | Arlene M. | a warehouse team on phones | Made for desks | Most of ours read mail on a phone, where the hints about hovering mean nothing. | You are right, and it is being changed: messages opened on a phone get hints of their own from next month on.
5 | Patrick O. | monthly habit at a law firm | Clicks went from nine to two | The December one with the fake parking ticket was mean, and fair.
5 | Zoe C. | a hotel with shift work | Comes at different hours | The night desk gets its mail at night, which the last provider never managed.
password-keeper-setup
5 | Glenn F. | leaving a spreadsheet behind | The spreadsheet is deleted | Two hundred passwords were moved and checked in a day, and the file was shredded in front of us.
4 | Abby H. | a design agency of fifteen | One browser needed help | Importing from an older browser took a manual step for each person.
5 | Raul T. | sharing between branches | Sharing by team makes sense | Someone who changes branches gets the right logins the same minute.
`
