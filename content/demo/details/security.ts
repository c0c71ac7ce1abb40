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
        question: 'Can people we let go still log in?',
        answer:
          'The first review shows it: accounts of former employees, freelancers and vendors. What a manager turns down is switched off.',
      },
      {
        question: 'Who can open the salary folder?',
        answer: 'You see it by name, and when each person last opened it.',
      },
      {
        question: 'What if a manager doesn’t answer?',
        answer: 'Two reminders, then their manager. Nothing is removed because of silence.',
      },
      {
        question: 'Too many people are admins. Does it show that?',
        answer:
          'Yes. It lists administrators, interns, vendors and old accounts with their rights, and who may do what in each system.',
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
    questions: [
      {
        question: 'Someone clicked a fake bank message. What now?',
        answer:
          'Call your bank first. The drills come afterward, so that everybody recognizes the next scam.',
      },
      {
        question: 'What do the fake messages look like?',
        answer: 'Like the real tricks: a parcel, an unpaid bill, or the boss who wants money wired at once.',
      },
      {
        question: 'Will people feel fooled?',
        answer: 'Rarely. You can veto a message that would hurt, and nobody is named.',
      },
      {
        question: 'Someone pretended to be our boss and asked for gift cards. Can staff learn to notice?',
        answer: 'Yes. Drills include CEO fraud, gift cards, strange attachments, links and login pages.',
      },
    ],
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
    questions: [
      {
        question: 'Our logins are on sticky notes. Can you clean that up?',
        answer: 'Yes, in a day. They move into one safe place, and everyone learns to use it.',
      },
      {
        question: 'Everybody uses the same password. Is that so bad?',
        answer:
          'One leak then opens everything. The manager makes up a different password for each site and fills it in.',
      },
      {
        question: 'What happens when someone leaves?',
        answer: 'You remove them from the vaults and change the passwords they knew.',
      },
      {
        question: 'One person knows all the codes, and she’s leaving. Can you help?',
        answer:
          'Yes. Logins, wifi codes, PINs and license keys move into a shared vault before her last day.',
      },
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
