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
          'You see how the price of a worked example comes about. For the price of your own idea, there’s Wadah Architect.',
      },
      {
        question: 'I can’t program. Is this for me?',
        answer: 'Yes. It needs no technical words, only an idea and half an hour.',
      },
      {
        question: 'What does it show me?',
        answer:
          'How a customer’s idea for an app becomes a list of features, screens to click through, and a price.',
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
        answer: 'Yes. Pick items and quantities; prices, discounts and totals come from your list.',
      },
      {
        question: 'Can customers sign an offer on a phone or tablet?',
        answer: 'Yes. They open a link, read the quote and sign in the browser.',
      },
      {
        question: 'How do we keep sales reps from knocking too much off the price?',
        answer: 'Each role has a limit. A bigger discount waits until you approve it.',
      },
      {
        question: 'Can I see who hasn’t answered?',
        answer: 'Yes. You see which quotes were opened or signed, so you know whom to call.',
      },
      {
        question: 'Can a customer change quantities?',
        answer: 'Yes, within the bounds you allow for each line.',
      },
      {
        question: 'Two salespeople quoted different prices to the same customer. Does that end?',
        answer:
          'Yes. Everyone quotes from one price list, and the sums are calculated for you, not typed in Word or Excel.',
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
          'Plumbers, cleaning crews, home-care nurses: anyone whose people drive from one appointment to the next.',
      },
      {
        question: 'Somebody calls in sick. Do I have to reshuffle the day myself?',
        answer: 'No. It moves the open appointments to whoever is near and free, and tells the customers.',
      },
      {
        question: 'Will my people stop driving back and forth across town?',
        answer: 'Mostly. Visits are planned by distance, as far as skills and promised times allow.',
      },
      {
        question: 'Do customers know when we’ll come?',
        answer: 'Yes. They have a promised window, and get a text message when plans change.',
      },
      {
        question: 'We plan on a whiteboard. What gets better?',
        answer:
          'Everyone sees on the phone who goes to which customer, in which van, and what’s next. A change reaches the crew at once.',
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
}
