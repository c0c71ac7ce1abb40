import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const automationDetails: Readonly<Record<string, SeedDetails>> = {
  'invoice-runner': {
    steps: [
      {
        title: 'Forward the mail',
        text: 'Vendors keep writing to the address they know; a rule sends copies here.',
      },
      { title: 'Match', text: 'Each line is checked against the order and the delivery note.' },
      { title: 'Settle exceptions', text: 'A person sees the mismatch, its reason and two likely fixes.' },
      { title: 'Book', text: 'The entry lands in accounting as a draft, ready for your approval.' },
    ],
    needs: [
      'Purchase orders in a system or spreadsheet',
      'An invoice mailbox',
      'A bookkeeper who handles exceptions',
    ],
    connections: [
      'QuickBooks Online',
      'Xero',
      'Sage 50',
      'Microsoft Dynamics 365 Business Central',
      'Gmail',
      'Outlook',
    ],
    setup: 'Half a day, plus two weeks alongside your current process.',
    data: [
      { label: 'Payments', value: 'It prepares bookings and never starts a payment' },
      { label: 'Bank details', value: 'Changed bank details always go to a person for approval' },
      { label: 'Originals', value: 'Stored beside the booking for as long as you set' },
    ],
    questions: [
      {
        question: 'Suppliers bill us for goods that never arrived. Does it notice?',
        answer:
          'Yes. It compares each bill with your order and the delivery note, and a person sees what doesn’t match.',
      },
      {
        question: 'Can we do accounts payable (AP) without typing?',
        answer: 'Mostly. It reads each bill and prepares the entry. Your bookkeeper handles the exceptions.',
      },
      {
        question: 'Does it write invoices to our own customers?',
        answer: 'No. It handles what you have to pay, not what others owe you.',
      },
      {
        question: 'What counts as a mismatch?',
        answer:
          'Whatever your rules say. The starting set: a price difference over 2%, any difference in quantity, an unknown vendor.',
      },
      {
        question: 'Does it read paper?',
        answer: 'Scans, yes. Photos taken at an angle usually end up as exceptions.',
      },
    ],
    changes: [
      {
        date: '2026-10-21',
        text: 'Past bookings can be imported, which shortens the training of account codes.',
      },
      { date: '2026-05-06', text: 'Exceptions can be settled from a phone.' },
      { date: '2025-11-04', text: 'Reads UBL and Factur-X e-invoices.' },
      { date: '2025-09-25', text: 'First listed on the marketplace.' },
    ],
    updated: '2026-10-21',
    screens: [
      {
        picture: 'invoice-runner-1',
        title: 'Invoices, November 6',
        caption: '12 invoices in, 10 matched automatically.',
        lines: [
          'Vendor · Invoice · Order · Amount',
          'Kestrel Paper · 20931 · PO-774 · $1,284.50 · Matched',
          'Dunmore Electric · E-5520 · PO-769 · $412.00 · Matched',
          'Blue Mesa Foods · 1177 · PO-781 · $3,960.00 · 4 crates short',
          'Orchard Legal · 88-B · None · $750.00 · No order',
          'Kestrel Paper · 20937 · PO-780 · $96.20 · Booked',
        ],
      },
      {
        picture: 'invoice-runner-2',
        title: 'Why invoice 1177 stopped',
        caption: 'The explanation a bookkeeper sees.',
        lines: [
          'Mismatch: Billed 24 crates, delivery note of Nov 4 says 20',
          'Likely fixes: Ask for a credit of $660.00',
          'Likely fixes: Wait: four crates are announced for Nov 8',
          'Rule: Quantity must equal what was received',
        ],
      },
    ],
  },
  'warehouse-signals': {
    steps: [
      {
        title: 'Stick and name',
        text: 'Twenty sensors stick on with tape. Scan each one and say what it watches.',
      },
      { title: 'Write a rule', text: 'Cooler above 41 °F for ten minutes, tell the person on shift.' },
      { title: 'Answer the alert', text: 'Tap “on it”, and nobody else is called.' },
    ],
    needs: ['Power and network for one gateway', 'A shift list, on paper or in a calendar'],
    connections: ['Text messages', 'Phone calls', 'Microsoft Teams', 'Google Calendar', 'CSV export'],
    setup: 'A morning for twenty sensors; batteries last about three years.',
    data: [{ label: 'Readings', value: 'Stored on the gateway for two years and exportable' }],
    questions: [
      {
        question: 'The freezer broke overnight. Would it have woken someone?',
        answer:
          'Yes. It texts or calls the person on duty as soon as it gets too warm, also at night and on weekends.',
      },
      {
        question: 'What can it watch?',
        answer: 'Temperatures, doors and shelves: in a cooler, a greenhouse or a storage room, for example.',
      },
      {
        question: 'Does the health inspector accept its records?',
        answer:
          'That’s up to the inspector. Every temperature is saved with date and time, so you can hand over a printout.',
      },
      {
        question: 'Will it tell us before something runs out, or if a gate stays open at night?',
        answer:
          'Yes. A shelf sensor reports when screws, gloves or bottles run low, and a door sensor when a door or gate is left open.',
      },
    ],
    screens: [
      {
        picture: 'warehouse-signals-1',
        title: 'Dock 2, 14:05',
        caption: 'Live readings with the rule that applies to each.',
        lines: [
          'Sensor · Reading · Rule',
          'Walk-in cooler · 43.2 °F for 12 min · Above 41 °F · Lee is on it',
          'Shelf C4, gloves · 2 boxes · Below 3 · Reorder',
          'Dock door · Closed · Open over 15 min · Fine',
          'Freezer · -4.1 °F · Above 5 °F · Fine',
        ],
      },
    ],
  },
  'integration-sprint': {
    steps: [
      {
        title: 'Days 1 to 2: agree',
        text: 'Fields, directions and what happens to a duplicate are written on a page.',
      },
      { title: 'Days 3 to 7: build', text: 'You watch records move between test accounts from day four.' },
      { title: 'Days 8 to 9: break it', text: 'We cut the line, send nonsense and count what survives.' },
      {
        title: 'Day 10: hand over',
        text: 'Monitoring is on, code is in your repository, thirty days of fixes begin.',
      },
    ],
    needs: [
      'Test accounts in both systems',
      'Their API documentation, or a contact there',
      'One person who decides on fields',
    ],
    connections: ['REST and GraphQL interfaces', 'Webhooks', 'SFTP files', 'PostgreSQL and SQL Server'],
    setup: 'Ten business days from the kickoff.',
    data: [{ label: 'Source code', value: 'Yours from day one, in a repository you own' }],
    questions: [
      {
        question: 'Which programs can you connect?',
        answer:
          'Almost any two: a cash register with your stock list, bookings with Mailchimp, or a hotel system with its door locks.',
      },
      {
        question: 'Does it end typing everything twice?',
        answer: 'Yes. An order or address that you enter in one program appears in the other on its own.',
      },
      {
        question: 'One program is very old. Can you still link it?',
        answer:
          'Usually. Legacy software without an API often has a database or can write a file every night.',
      },
      {
        question: 'Our booking portal should write into our calendar. Is that a sprint?',
        answer:
          'Yes, one sprint connects two systems, such as a portal and a calendar, a till and a warehouse, or a CRM and a database.',
      },
    ],
    screens: [
      {
        picture: 'integration-sprint-1',
        title: 'Monitor: store to warehouse',
        caption: 'The last hour on the page that’s handed over.',
        lines: [
          'Time · Record · Result',
          '10:58 · Order 88120 · 201 created in 340 ms · OK',
          '10:51 · Order 88119 · Warehouse timed out, sent again 10:52 · Retried',
          '10:40 · Stock of SKU 4471 · 37 to 35 · OK',
          '10:12 · Order 88114 · Unknown SKU “TBD” · To a person',
        ],
      },
    ],
  },
}
