import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const aiToolDetails: Readonly<Record<string, SeedDetails>> = {
  'inbox-triage-assistant': {
    steps: [
      {
        title: 'Connect the mailbox',
        text: 'Sign in to the shared address once; personal inboxes stay untouched.',
      },
      {
        title: 'Name your topics',
        text: 'Six labels are enough to begin: orders, returns, invoices and so on.',
      },
      {
        title: 'Correct it for a week',
        text: 'Every label you change is learned before the next message arrives.',
      },
      {
        title: 'Edit and send',
        text: 'Drafts wait in the folder you already use, and nothing goes out on its own.',
      },
    ],
    needs: [
      'A shared mailbox with at least three months of answered mail',
      'One colleague who corrects labels in the first week',
    ],
    connections: ['Gmail', 'Outlook', 'Fastmail', 'Any IMAP mailbox'],
    setup: 'Twenty minutes to connect, then about a week until most labels are right.',
    data: [
      { label: 'Sending', value: 'It has no permission to send mail' },
      { label: 'Learning', value: 'Corrections stay in your account' },
    ],
    questions: [
      {
        question: 'We type the same answers every evening. Can it write them for us?',
        answer:
          'Yes. It drafts replies about opening hours, prices or an order from what you’ve answered before. You read each one and press send.',
      },
      {
        question: 'Does it show which emails are urgent?',
        answer: 'Yes. It labels your mail before you read it, so a complaint doesn’t get buried.',
      },
      {
        question: 'Does it work for an address like info@ or helpdesk@?',
        answer: 'Yes, for any mailbox that you share. Personal inboxes stay untouched.',
      },
      {
        question: 'What if it can’t draft an answer?',
        answer: 'It says so and only labels the message. About a third of mail ends that way.',
      },
      {
        question: 'Two of us answered the same person, and another message got lost. Does it help?',
        answer:
          'Yes. Everybody sees the same labels and drafts in the shared mailbox, and urgent messages come first.',
      },
    ],
    screens: [
      {
        picture: 'inbox-triage-assistant-1',
        title: 'Inbox of support@, 9:10',
        caption: 'Labels and drafts before anyone has read a message.',
        lines: [
          'From · Subject · Topic',
          'Olive & Thyme · Missing two boxes · Delivery · Urgent, drafted',
          'G. Haddad · How do I reset the timer? · How-to · Drafted',
          'Ninth Street Gym · Invoice 884, second copy · Invoices · Drafted',
          'K. Sato · A question about your roadmap · Other · For a person',
        ],
      },
    ],
  },
  'contract-reader': {
    steps: [
      { title: 'Load your template', text: 'The clauses you normally accept become the yardstick.' },
      { title: 'Drop in a contract', text: 'PDF, Word or scan; eighty pages take about four minutes.' },
      {
        title: 'Check the findings',
        text: 'Click one to jump to its sentence, then accept it or mark it wrong.',
      },
      {
        title: 'Export the dates',
        text: 'Notice periods and payments go to a spreadsheet or calendar file.',
      },
    ],
    needs: [
      'A Linux server with 16 GB of memory',
      'Your standard contract as a template',
      'A lawyer for the questions that remain',
    ],
    setup: 'One afternoon on your own server.',
    data: [
      { label: 'Contracts', value: 'Never leave your server; it works without internet access' },
      { label: 'Certainty', value: 'Shown per finding as high, medium or low' },
    ],
    questions: [
      {
        question: 'Can I check a lease before I sign it?',
        answer:
          'Yes. It shows how long you’re bound, what you have to pay and what’s unusual in the small print.',
      },
      {
        question: 'Will it warn us before a contract renews itself?',
        answer: 'It finds the notice period and exports it to your calendar, so you can cancel in time.',
      },
      {
        question: 'Which agreements can it read?',
        answer: 'Any PDF, Word file or scan: a lease, an NDA, an insurance policy and so on.',
      },
      {
        question: 'Does it read scans?',
        answer: 'Yes, from 200 dpi. Handwritten changes are flagged, not interpreted.',
      },
      {
        question: 'I signed something years ago. How do I get out of it?',
        answer:
          'It shows the notice period, the cancellation terms and the sentence behind each, so you can ask a lawyer the right question.',
      },
      {
        question: 'What have we promised a vendor or customer?',
        answer:
          'It lists your obligations: payments, deadlines, minimum quantities, warranties and penalties.',
      },
    ],
    screens: [
      {
        picture: 'contract-reader-1',
        title: 'Supply agreement, Norden Glass',
        caption: 'Findings with the page of their sentence and how sure the reader is.',
        lines: [
          'Finding · Page · Certainty',
          'Term ends March 31, 2027 · 2 · High · Standard',
          'Notice: 180 days, yours is 90 · 9 · High · Differs',
          'Unlimited liability for delay · 14 · Medium · Unusual',
          'Price index: which one isn’t named · 6 · Low · Check',
        ],
      },
    ],
  },
  'meeting-minutes': {
    steps: [
      {
        title: 'Invite or upload',
        text: 'Add the assistant to the calendar event, or hand it a recording afterward.',
      },
      { title: 'Get the page', text: 'Ten minutes after the call ends, one page is in your mailbox.' },
      { title: 'Fix names', text: 'Correct who said what once, and voices are recognized next time.' },
    ],
    needs: [
      'Consent to record from everyone on the call',
      'A calendar, or recordings as audio or video files',
    ],
    connections: ['Zoom', 'Microsoft Teams', 'Google Meet', 'Google Calendar', 'Outlook'],
    setup: 'Five minutes per person.',
    data: [{ label: 'Recordings', value: 'Gone after thirty days unless you keep one' }],
    questions: [
      {
        question: 'Nobody wants to take notes. Can it do that?',
        answer: 'Yes. It writes down what was decided, so everyone can listen instead of typing.',
      },
      {
        question: 'Does it work without a video call?',
        answer: 'Yes. Record a staff meeting, an interview or a site visit on your phone and upload it.',
      },
      {
        question: 'We talk a lot, and then nothing happens. Does it help?',
        answer: 'Yes. The page lists the to-dos, with who agreed to do what by when, and what’s still open.',
      },
      {
        question: 'Can I look up later what somebody said?',
        answer: 'Yes. Each point links to its moment in the recording, as long as you keep it.',
      },
      {
        question: 'I was sick and missed the meeting. What do I get?',
        answer:
          'One page with what was agreed and what you have to do. It also works for council, board and club meetings of several hours.',
      },
    ],
    screens: [
      {
        picture: 'meeting-minutes-1',
        title: 'Store opening, weekly call',
        caption: 'The one page of a forty-minute meeting.',
        lines: [
          'Decided: Opening moves to May 9 (12:04)',
          'Decided: Sign in brass, not neon (27:40)',
          'To do: Rosa: permit form, by Thursday',
          'To do: Ike: second quote for shelving, Apr 14',
          'Still open: Who pays for the ramp? (33:15)',
        ],
      },
    ],
  },
}
