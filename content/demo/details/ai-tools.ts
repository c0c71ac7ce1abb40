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
        question: 'What if it can’t draft an answer?',
        answer: 'It says so and only labels the message. About a third of mail ends that way.',
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
        question: 'Does it read scans?',
        answer: 'Yes, from 200 dpi. Handwritten changes are flagged, not interpreted.',
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
  'custom-model-build': {
    steps: [
      {
        title: 'Write the test',
        text: 'Your experts write down two hundred questions and what a good answer includes.',
      },
      {
        title: 'Prepare the documents',
        text: 'Lanternfield cleans, deduplicates and splits what you provide.',
      },
      {
        title: 'Train and measure',
        text: 'Each candidate is scored on the same test; you see the failures too.',
      },
      {
        title: 'Take it home',
        text: 'The model, scripts and test set move to your machines on handover day.',
      },
    ],
    needs: [
      'At least two thousand documents on one subject',
      'Two experts for two days in the first week',
      'An engineer who will run the model',
    ],
    setup: 'Four weeks from the day the documents arrive.',
    data: [
      { label: 'Rights', value: 'Model, scripts and test set are yours' },
      { label: 'Training machines', value: 'Wiped after handover, confirmed in writing' },
    ],
    questions: [
      {
        question: 'What if it’s no better than a general model?',
        answer: 'The first measurement in week two shows that. You can then stop or change the goal.',
      },
    ],
    screens: [
      {
        picture: 'custom-model-build-1',
        title: 'Share of expert questions answered correctly',
        caption: 'Before and after training, on an invented set of maintenance manuals.',
        lines: [
          'General model: 58% (51% to 65%)',
          'With search: 71% (65% to 77%)',
          'Trained, week 3: 84% (79% to 89%)',
          'Trained, final: 88% (83% to 92%)',
        ],
      },
    ],
  },
  'prompt-field-guide': {
    steps: [
      { title: 'Open the guide', text: 'Find your task in the list: summarize, compare, draft or check.' },
      { title: 'Copy a prompt', text: 'Replace the words in brackets with your own.' },
      {
        title: 'Read its warning',
        text: 'Each prompt names the error it tends to produce and how to spot it.',
      },
    ],
    needs: ['Any AI assistant that takes text', 'A PDF reader or a printer'],
    setup: 'None. Download the file and open it.',
    links: [{ label: 'Prompt Field Guide (PDF)', address: '/downloads/prompt-field-guide.pdf' }],
    screens: [
      {
        picture: 'prompt-field-guide-1',
        title: 'Prompt 7: compare two offers',
        caption: 'A page of the guide.',
        lines: [
          'Ask: Compare [offer A] with [offer B] on price, term and what is missing from each.',
          'The mistake it avoids: Without “missing”, gaps are read as agreement.',
          'Don’t paste: Bank details or names of people',
        ],
      },
    ],
  },
}
