import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const businessToolDetails: Readonly<Record<string, SeedDetails>> = {
  'app-blueprint-session': {
    steps: [
      { title: 'Start the tour', text: 'The demo button leads to Wadah Architect and its worked example.' },
      {
        title: 'Follow one idea',
        text: 'See an app for food-truck permits turn into screens, tables and costs.',
      },
      { title: 'Try your own', text: 'Answer the architect’s nine opening questions about your idea.' },
    ],
    needs: ['Nothing but an idea, and half an hour'],
    setup: 'None. The tour opens right away.',
    questions: [
      {
        question: 'I’ve got an idea for an app. Can I see what it would cost?',
        answer:
          'You see how an architect arrives at the price of a worked example. For a price of your own idea, there’s Wadah Architect.',
      },
      {
        question: 'I can’t program. Is this for me?',
        answer:
          'Yes. It’s for people with an idea and no technical partner, and it needs no technical words.',
      },
    ],
    links: [{ label: 'Wadah Architect', address: '/solutions/wadaharchitect' }],
    screens: [
      {
        picture: 'app-blueprint-session-1',
        title: 'The nine opening questions',
        caption: 'Where the worked example stands after four of them.',
        lines: [
          'Who opens it on a Monday morning? (done, Permit clerk)',
          'What do they do today instead? (done, Paper and a spreadsheet)',
          'What must never go wrong? (done, Two trucks on one spot)',
          'Who pays if it does? (done, The city)',
          'What may wait a year? (open)',
        ],
      },
    ],
  },
  'quote-desk': {
    steps: [
      { title: 'Import the price list', text: 'Upload a spreadsheet; prices may start and end on dates.' },
      { title: 'Set limits', text: 'Say how far each role may go below list, and who approves more.' },
      {
        title: 'Send a quote',
        text: 'Your customer opens a page, asks a question or accepts with a signature.',
      },
      { title: 'Book the order', text: 'What was accepted appears in accounting as an order, line by line.' },
    ],
    needs: ['A price list in a spreadsheet', 'A decision on who may discount how much'],
    connections: ['QuickBooks Online', 'Xero', 'Sage Intacct', 'HubSpot'],
    setup: 'One day, including the import.',
    data: [
      { label: 'Signatures', value: 'Stored with time, address and a copy of exactly what was accepted' },
    ],
    questions: [
      {
        question: 'Writing up an offer takes me hours. Is this faster?',
        answer:
          'Yes. Pick items and quantities; prices, discounts and totals come from your list, and the proposal goes out in minutes instead of days.',
      },
      {
        question: 'Can customers sign an offer on a phone or tablet?',
        answer:
          'Yes. They open a link, read the quote and sign with a finger. Nobody prints or scans anything.',
      },
      {
        question: 'How do we keep sales reps from knocking too much off the price?',
        answer:
          'Each role has a limit. A bigger rebate waits until you approve it, so nobody gives away your margin.',
      },
      {
        question: 'Does it suit contractors and their estimates?',
        answer:
          'Yes. Roofers, painters, caterers and print shops list labor and materials as items and send a professional bid from the job.',
      },
      {
        question: 'Can I see who hasn’t answered?',
        answer: 'Yes. You see which quotes were opened, signed or forgotten, so you know whom to call.',
      },
      {
        question: 'Can a customer change quantities?',
        answer: 'Yes, within the bounds you allow for each line.',
      },
    ],
    screens: [
      {
        picture: 'quote-desk-1',
        title: 'Quotes in October',
        caption: 'What is out, what was accepted and what waits for approval.',
        lines: [
          'Quote · Customer · Total · Discount',
          'Q-1187 · Larkspur Hotels · $18,240.00 · 6% · Signed',
          'Q-1188 · Mason Tile · $4,905.00 · 0% · Opened twice',
          'Q-1189 · Grady Schools · $31,600.00 · 14% · Needs approval',
          'Q-1190 · Inlet Kayaks · $2,310.00 · 3% · Sent',
        ],
      },
    ],
  },
  'field-service-planner': {
    steps: [
      {
        title: 'Add people and skills',
        text: 'Enter who may work on gas, who drives the lift and where each one starts.',
      },
      { title: 'Drop in the jobs', text: 'Each job has an address, a promised window and a length.' },
      {
        title: 'Take the suggestion',
        text: 'The planner proposes a day per technician; drag whatever you know better.',
      },
      { title: 'React at noon', text: 'If a job runs over, the rest moves and customers are told.' },
    ],
    needs: [
      'Phones with Android 11 or iOS 16 for technicians',
      'A job list with addresses',
      'One dispatcher',
    ],
    connections: ['Google Maps', 'Twilio text messages', 'QuickBooks Time', 'CSV job lists'],
    setup: 'Two days for a team of ten.',
    data: [{ label: 'Location', value: 'Recorded during working hours only, and visible to the technician' }],
    questions: [
      {
        question: 'Who uses it?',
        answer:
          'Plumbers, electricians, heating and pool companies, cleaning crews, gardeners, pest control, home-care nurses: anyone whose people drive from one appointment to the next.',
      },
      {
        question: 'Somebody calls in sick. Do I have to reshuffle the day myself?',
        answer:
          'No. It moves the open appointments to whoever is near and free, and the customers get a message with the new time.',
      },
      {
        question: 'Will my people stop driving back and forth across town?',
        answer:
          'Mostly. Stops are put in order by distance, which saves hours on the road and gas for every truck.',
      },
      {
        question: 'Do customers know when we’ll come?',
        answer: 'Yes, by text message, so they don’t wait at home all day or call the office to ask.',
      },
    ],
    screens: [
      {
        picture: 'field-service-planner-1',
        title: 'Thursday, after the 11:20 change',
        caption: 'The day of three technicians once a boiler job ran over.',
        lines: [
          'Nadia: 8:00 Boiler, Elm 14, Overran by 90 min',
          'Nadia: 13:30 Filter, Oak 3, Customer told',
          'Pete: 9:00 Inspection, Mill 70',
          'Pete: 11:45 Pump, Elm 20, Taken from Nadia',
          'Joon: 8:30 Install, Bay 5, All day',
        ],
      },
    ],
  },
  'storefront-starter': {
    steps: [
      { title: 'Choose fifty', text: 'Pick the products that should carry the opening, in a shared sheet.' },
      { title: 'Pictures and words', text: 'Ship samples to Eugene or send photos; copy follows in a week.' },
      {
        title: 'Taxes, shipping, payment',
        text: 'We enter your rates and rules and try them with five test orders.',
      },
      { title: 'An afternoon together', text: 'You add product fifty-one yourself before we leave.' },
    ],
    needs: ['A domain name', 'Fifty products with prices and weights', 'A payment account in your own name'],
    setup: 'About three weeks from samples to opening.',
    data: [{ label: 'Ownership', value: 'Store, pictures and copy are yours and can move to another host' }],
    questions: [
      {
        question: 'I sell at markets and by phone. Can I take orders on the internet?',
        answer:
          'Yes. Customers pay by card on your own site, and you ship: cakes by mail order, candles, clothes, plants, whatever you make.',
      },
      {
        question: 'Who enters the products?',
        answer:
          'We do, for the first fifty, with photos and texts. You add the others yourself, which the training shows you.',
      },
      {
        question: 'Why not Etsy or Amazon?',
        answer:
          'There you pay a fee on each sale and look like everyone else. Your own web shop carries your name and keeps your buyers’ addresses.',
      },
    ],
    screens: [
      {
        picture: 'storefront-starter-1',
        title: 'Before opening: Hollow Pine Candles',
        caption: 'The list that the studio and the shop owner share.',
        lines: [
          'Fifty products entered (done, 50 of 50)',
          'Photos approved (done, 47, three redrawn)',
          'Oregon and Washington taxes tested (done)',
          'Shipping by weight (open, Waiting for carrier rates)',
          'Training afternoon (open, Friday 13:00)',
        ],
      },
    ],
  },
  'newsletter-desk': {
    steps: [
      { title: 'Interview', text: 'An editor calls one of your people for forty minutes.' },
      { title: 'Draft', text: 'You read it five days later. Two rounds of changes are included.' },
      { title: 'Send', text: 'The issue goes out from your address on a morning you pick.' },
      { title: 'Look back', text: 'A short note says which links were opened and what readers wrote.' },
    ],
    needs: [
      'Subscribers who have agreed to hear from you',
      'One person to interview each month',
      'Permission to send from your domain',
    ],
    setup: 'First issue three weeks after signing.',
    questions: [
      {
        question: 'I have no time to write. Do you do it all?',
        answer:
          'Yes. You talk, and we write the email, choose the pictures and mail it to your list once a month.',
      },
      {
        question: 'Who is it for?',
        answer:
          'Shops, restaurants, clubs, parishes, schools, clinics and charities with news for their regulars, members, parents or donors.',
      },
      {
        question: 'Does it bring customers back?',
        answer:
          'It reminds people who bought once that you’re still here, and the report shows what they clicked.',
      },
    ],
    screens: [
      {
        picture: 'newsletter-desk-1',
        title: 'What people read in the second issue',
        caption: 'The note that follows each issue, for an invented nursery.',
        lines: [
          'Sent: 1,862 readers, 11 unsubscribed',
          'Opened most: Why your hydrangea sulks',
          'Opened most: Saturday hours in fall',
          'Readers wrote: “Do you deliver mulch?” (nine times)',
        ],
      },
    ],
  },
}
