import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const securityDetails: Readonly<Record<string, SeedDetails>> = {
  'access-review': {
    steps: [
      { title: 'Collect', text: 'Read-only connections list who can open what, once a quarter.' },
      { title: 'Ask', text: 'Managers answer four questions a person, in about fifteen minutes.' },
      {
        title: 'Remove',
        text: 'Access that a manager turns down is switched off, and one click brings it back.',
      },
      { title: 'File', text: 'The report shows who decided what and when.' },
    ],
    needs: [
      'A directory of employees with their managers',
      'Administrator consent for read access',
      'Managers with fifteen minutes',
    ],
    connections: [
      'Microsoft Entra ID',
      'Google Workspace',
      'Okta',
      'Dropbox',
      'Salesforce',
      'QuickBooks Online',
    ],
    setup: 'One day to connect; the first review closes within three weeks.',
    data: [
      { label: 'Contents', value: 'Names of folders and roles are read, never what’s in a file' },
      { label: 'Restore', value: 'Removed access can be brought back for ninety days' },
    ],
    questions: [
      {
        question: 'What if a manager doesn’t answer?',
        answer: 'Two reminders, then their manager. Nothing is removed because of silence.',
      },
    ],
    screens: [
      {
        picture: 'access-review-1',
        title: 'Third quarter, warehouse team',
        caption: 'What one manager decided in fourteen minutes.',
        lines: [
          'Person · Access · Last used',
          'B. Iyer · Payroll folder · 14 months ago · Remove',
          'C. Dutra · Inventory, edit · Yesterday · Keep',
          'Temp account 3 · Shipping labels · Never · Remove',
          'A. Holm · Inventory, administrator · May 2 · Ask again',
        ],
      },
    ],
  },
  'penetration-test': {
    steps: [
      {
        title: 'Permission and scope',
        text: 'You name the application, the hours and what’s off-limits, in writing.',
      },
      {
        title: 'Five days of testing',
        text: 'Two testers work by hand, and call you the same day about anything critical.',
      },
      { title: 'The report', text: 'Each finding can be repeated step by step by your own developers.' },
      {
        title: 'Retest',
        text: 'After your fixes, we try the same findings again and write the letter.',
      },
    ],
    needs: [
      'Written permission from the owner of the application and its host',
      'Two test accounts per role',
      'A developer on call in the test week',
    ],
    setup: 'A test week is usually free within a month. The report follows five business days after it.',
    data: [
      { label: 'Evidence', value: 'Encrypted, and destroyed ninety days after the retest' },
      { label: 'Customer records', value: 'Testers stop at the first one and prove access with a count' },
      { label: 'The letter', value: 'Says what was tested and when; it isn’t a certificate' },
    ],
    questions: [
      {
        question: 'Could the test take our site down?',
        answer:
          'Load tests and destructive steps are left out. Choose a staging copy if you want to be certain.',
      },
      {
        question: 'How long may we take for fixes?',
        answer: 'The retest is included for sixty days after the report.',
      },
    ],
    links: [
      { label: 'Not there yet? Begin with the free workbook', address: '/solutions/openmindcybersecurity' },
    ],
    changes: [
      { date: '2026-09-28', text: 'Reports and exports of APIs are part of the standard scope.' },
      { date: '2026-03-30', text: 'The letter for customers can name the tested version.' },
      { date: '2025-11-07', text: 'The retest window is sixty days instead of forty-five.' },
      { date: '2025-10-03', text: 'First listed on the marketplace.' },
    ],
    updated: '2026-09-28',
    screens: [
      {
        picture: 'penetration-test-1',
        title: 'Findings: booking portal',
        caption: 'The overview of a report on an invented clinic’s portal, after the retest.',
        lines: [
          'No. · Finding · Impact · Retest',
          '1 · Any user can read other invoices by number · Critical · Nov 21 · Fixed',
          '2 · Reset link works twice · High · Nov 21 · Fixed',
          '3 · Script in the display name is run · High · Nov 21 · Still open',
          '4 · Version of the server is shown · Low · Not retested · Accepted',
        ],
      },
      {
        picture: 'penetration-test-2',
        title: 'How to repeat the first finding',
        caption: 'One page of the report.',
        lines: [
          'Steps: Log in as patient A',
          'Steps: Open /invoices/1042',
          'Steps: Change the number to 1043',
          'Impact: Name and treatment of patient B are visible',
          'Fix: Check the owner in the query, not in the page',
        ],
      },
    ],
  },
  'backup-rehearsal': {
    steps: [
      {
        title: 'Hand over a copy',
        text: 'A recent backup goes to a machine that isn’t connected to anything.',
      },
      { title: 'Restore under the clock', text: 'We time the start, the first login and full service.' },
      { title: 'Compare', text: 'Together we check ten records and list the gaps.' },
      { title: 'Write the page', text: 'The emergency guide fits on one sheet and names people.' },
    ],
    needs: [
      'A backup from the past week, with its keys',
      'Someone who can tell whether the data looks right',
    ],
    setup: 'Two to three days of work, within a month of signing.',
    data: [{ label: 'The copy', value: 'The disk is wiped in your presence, or destroyed' }],
    screens: [
      {
        picture: 'backup-rehearsal-1',
        title: 'Rehearsal of September 12',
        caption: 'The result for an invented printing company.',
        lines: [
          'Times: First file after 22 min',
          'Times: Order system usable after 3 h 40 min',
          'Missing: License key of the layout program',
          'Missing: Mail of the last four days',
          'Verdict: Recoverable within one business day',
        ],
      },
    ],
  },
  'phishing-drills': {
    steps: [
      { title: 'Approve the month', text: 'See the planned message and veto what would hurt.' },
      { title: 'It arrives', text: 'At different hours for different people, so nobody spoils it.' },
      { title: 'Two minutes of help', text: 'A click opens the same message with its clues circled.' },
      { title: 'Team results', text: 'You see how each team did, and never who.' },
    ],
    needs: [
      'Names and addresses of up to fifty people',
      'A rule in your mail filter that lets drills through',
    ],
    connections: ['Microsoft 365', 'Google Workspace'],
    setup: 'One hour; the first drill goes out the following week.',
    data: [{ label: 'Individuals', value: 'Clicks are added up by team and not stored by person' }],
    screens: [
      {
        picture: 'phishing-drills-1',
        title: 'Clicked, by team, October',
        caption: '“Your parcel is waiting”, sent to forty-four people.',
        lines: ['Sales: 21%', 'Office: 14%', 'Warehouse: 9%', 'Finance: 0%'],
      },
    ],
  },
  'password-keeper-setup': {
    steps: [
      { title: 'Install', text: 'The open-source manager runs on your server before lunch.' },
      {
        title: 'Move in',
        text: 'Passwords move out of spreadsheets and browsers, and duplicates are merged.',
      },
      { title: 'Share by team', text: 'Each group sees its own vault; owners decide on guests.' },
      { title: 'Explain', text: 'Half an hour for everyone, with the phone app in hand.' },
    ],
    needs: [
      'A small server with Docker, or a virtual machine',
      'A list of teams',
      'Everyone for thirty minutes',
    ],
    connections: ['Chrome, Edge, Firefox and Safari', 'Android and iOS', 'Microsoft Entra ID'],
    setup: 'One business day.',
    data: [
      { label: 'Master passwords', value: 'Known only to their owners; we can’t read a vault' },
      { label: 'Old spreadsheets', value: 'Shredded with you at the end of the day' },
    ],
    screens: [
      {
        picture: 'password-keeper-setup-1',
        title: 'Vaults after the first day',
        caption: 'Teams of an invented travel agency with what was moved.',
        lines: [
          'Vault · People · Entries · Reused',
          'Bookings · 9 · 142 · 31 · Change reused',
          'Finance · 3 · 38 · 0 · Clean',
          'Social media · 2 · 17 · 11 · Change reused',
          'Server room · 1 · 24 · 2 · Add a second person',
        ],
      },
    ],
  },
}
