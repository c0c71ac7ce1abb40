import type { SeedDetails } from '#catalogue/seed/seed-details.ts'

export const automationDetails: Readonly<Record<string, SeedDetails>> = {
  'invoice-runner': {
    steps: [
      {
        title: 'Forward the mail',
        text: 'Vendors keep writing to the address they know; a rule sends copies here.',
      },
      { title: 'Match', text: 'Each line is held against the order and the delivery note.' },
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
    setup: 'Half a day, and two weeks side by side with your present routine.',
    data: [
      { label: 'Payments', value: 'It prepares bookings and never starts a payment' },
      { label: 'Bank details', value: 'A changed account number always stops for a person' },
      { label: 'Originals', value: 'Stored beside the booking for as long as you set' },
    ],
    questions: [
      {
        question: 'What counts as a mismatch?',
        answer:
          'Whatever your rules say. The starting set: price over 2%, quantity at all, a vendor nobody knows.',
      },
      {
        question: 'Does it read paper?',
        answer: 'Scans, yes. Photos taken at an angle usually end up as exceptions.',
      },
    ],
    changes: [
      { date: '2025-11-04', text: 'Reads UBL and Factur-X e-invoices.' },
      { date: '2025-09-25', text: 'First listed on the marketplace.' },
    ],
    updated: '2025-11-04',
    screens: [
      {
        kind: 'table',
        title: 'Invoices, November 6',
        caption: 'Twelve arrived, ten matched by themselves; these are the newest.',
        columns: ['Vendor', 'Invoice', 'Order', 'Amount'],
        rows: [
          {
            cells: ['Kestrel Paper', '20931', 'PO-774', '$1,284.50'],
            status: { word: 'Matched', tone: 'good' },
          },
          {
            cells: ['Dunmore Electric', 'E-5520', 'PO-769', '$412.00'],
            status: { word: 'Matched', tone: 'good' },
          },
          {
            cells: ['Blue Mesa Foods', '1177', 'PO-781', '$3,960.00'],
            status: { word: '4 crates short', tone: 'bad' },
          },
          {
            cells: ['Orchard Legal', '88-B', 'None', '$750.00'],
            status: { word: 'No order', tone: 'waiting' },
          },
          { cells: ['Kestrel Paper', '20937', 'PO-780', '$96.20'], status: { word: 'Booked', tone: 'good' } },
        ],
      },
      {
        kind: 'report',
        title: 'Why invoice 1177 stopped',
        caption: 'The explanation a bookkeeper sees.',
        sections: [
          { heading: 'Mismatch', lines: ['Billed 24 crates, delivery note of Nov 4 says 20'] },
          {
            heading: 'Likely fixes',
            lines: ['Ask for a credit of $660.00', 'Wait: four crates are announced for Nov 8'],
          },
          { heading: 'Rule', lines: ['Quantity must equal what was received'] },
        ],
      },
    ],
  },
  'warehouse-signals': {
    steps: [
      { title: 'Stick and name', text: 'Twenty sensors hold by tape; scan each and say what it watches.' },
      { title: 'Write a rule', text: 'Cooler above 41 °F for ten minutes, tell whoever is on shift.' },
      { title: 'Answer the alert', text: 'Tap “on it”, and nobody else is called.' },
    ],
    needs: ['Power and network for one gateway', 'A shift list, on paper or in a calendar'],
    connections: ['Text messages', 'Phone calls', 'Microsoft Teams', 'Google Calendar', 'CSV export'],
    setup: 'A morning for twenty sensors; batteries last about three years.',
    data: [{ label: 'Readings', value: 'Stored on the gateway for two years and exportable' }],
    screens: [
      {
        kind: 'table',
        title: 'Dock 2, 14:05',
        caption: 'Live readings with the rule that applies to each.',
        columns: ['Sensor', 'Reading', 'Rule'],
        rows: [
          {
            cells: ['Walk-in cooler', '43.2 °F for 12 min', 'Above 41 °F'],
            status: { word: 'Lee is on it', tone: 'bad' },
          },
          { cells: ['Shelf C4, gloves', '2 boxes', 'Below 3'], status: { word: 'Reorder', tone: 'waiting' } },
          { cells: ['Dock door', 'Closed', 'Open over 15 min'], status: { word: 'Fine', tone: 'good' } },
          { cells: ['Freezer', '-4.1 °F', 'Above 5 °F'], status: { word: 'Fine', tone: 'good' } },
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
    screens: [
      {
        kind: 'table',
        title: 'Monitor: store to warehouse',
        caption: 'The last hour on the page that is handed over.',
        columns: ['Time', 'Record', 'Result'],
        rows: [
          { cells: ['10:58', 'Order 88120', '201 created in 340 ms'], status: { word: 'OK', tone: 'good' } },
          {
            cells: ['10:51', 'Order 88119', 'Warehouse timed out, sent again 10:52'],
            status: { word: 'Retried', tone: 'waiting' },
          },
          { cells: ['10:40', 'Stock of SKU 4471', '37 to 35'], status: { word: 'OK', tone: 'good' } },
          {
            cells: ['10:12', 'Order 88114', 'Unknown SKU “TBD”'],
            status: { word: 'To a person', tone: 'bad' },
          },
        ],
      },
    ],
  },
  'onboarding-checklists': {
    steps: [
      { title: 'Take a template', text: 'Nine are ready; delete the lines that are not yours.' },
      { title: 'Assign by role', text: 'Write “IT” or “manager”, and the person is filled in at the start.' },
      { title: 'Submit the form', text: 'A name and a start date set every due date.' },
    ],
    needs: ['Email addresses of the people involved', 'A start date for each case'],
    connections: ['Google Calendar', 'Outlook', 'Slack', 'Google Forms', 'Typeform'],
    setup: 'Thirty minutes for the first list.',
    screens: [
      {
        kind: 'checklist',
        title: 'New hire: Jonah Reyes, starts Nov 17',
        caption: 'Twelve steps, of which seven are done.',
        items: [
          { text: 'Contract countersigned', isDone: true, note: 'Owner, Nov 3' },
          { text: 'Laptop ordered', isDone: true, note: 'IT, Nov 4' },
          { text: 'Badge photo', isDone: true, note: 'Jonah, Nov 6' },
          { text: 'Mailbox and calendar', isDone: false, note: 'IT, due Nov 13' },
          { text: 'Lunch with the team', isDone: false, note: 'Manager, due Nov 17' },
        ],
      },
    ],
  },
  'automation-readiness-check': {
    steps: [
      { title: 'List four routines', text: 'Write down what repeats every week and annoys somebody.' },
      { title: 'Score eight points', text: 'Zero, one or two each; the example shows how strict to be.' },
      { title: 'Read the total', text: 'Thirteen and up: automate. Nine and up: simplify. Below: leave it.' },
    ],
    needs: ['Twenty minutes and a pencil', 'The person who does the routine now'],
    setup: 'None. Two pages to print.',
    links: [
      { label: 'Automation Readiness Check (PDF)', address: '/downloads/automation-readiness-check.pdf' },
    ],
    screens: [
      {
        kind: 'chart',
        title: 'Four routines, of sixteen points',
        caption: 'Scores of an invented wholesaler.',
        unit: { before: '', after: ' points' },
        values: [
          { label: 'Supplier invoices', value: 13 },
          { label: 'Order confirmations', value: 11 },
          { label: 'Monthly stock count', value: 9 },
          { label: 'Complaint letters', value: 5 },
        ],
      },
    ],
  },
}
