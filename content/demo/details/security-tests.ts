import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const securityTestDetails: Readonly<Record<string, SeedDetails>> = {
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
        question: 'Could a stranger read our users’ data through the app?',
        answer:
          'That’s what we try, with your permission: to see other people’s data or change orders, like a hacker.',
      },
      {
        question: 'Is our new app safe to go live?',
        answer: 'A test before launch tells you, while vulnerabilities are still cheap to fix.',
      },
      {
        question: 'How is it different from an automatic scan?',
        answer:
          'A scanner knows common weaknesses. People also find that customer A can open customer B’s invoice.',
      },
      {
        question: 'Could the test take our site down?',
        answer:
          'Load tests and destructive steps are left out. Choose a staging copy if you want to be certain.',
      },
      {
        question: 'How long may we take for fixes?',
        answer: 'The retest is included for sixty days after the report.',
      },
      {
        question: 'A big client demands proof that our platform was tested. Do we get it?',
        answer:
          'Yes. The letter says what was tested and when. You can show it to clients, auditors and insurers.',
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
    questions: [
      {
        question: 'If our computer dies tomorrow, do we lose everything?',
        answer:
          'After the rehearsal you know what comes back, what’s missing and how many days you’d be down.',
      },
      {
        question: 'What if there’s a fire, a flood or ransomware?',
        answer: 'The emergency guide fits on one page and says who does what.',
      },
      {
        question: 'We’ve never tried restoring anything. Do our nightly copies actually work?',
        answer:
          'That’s what you find out. Many backups turn out to be empty, too old or locked on the day they’re needed.',
      },
      {
        question: 'What can you restore?',
        answer:
          'Copies on a USB disk, a network drive, tape or in the cloud: a whole server, a mailbox, or one folder that someone deleted by accident.',
      },
    ],
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
}
