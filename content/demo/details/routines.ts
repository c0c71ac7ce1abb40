import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const routineDetails: Readonly<Record<string, SeedDetails>> = {
  'onboarding-checklists': {
    steps: [
      { title: 'Take a template', text: 'Nine are ready; delete the lines that aren’t yours.' },
      { title: 'Assign by role', text: 'Write “IT” or “manager”, and the person is filled in at the start.' },
      { title: 'Submit the form', text: 'A name and a start date set every due date.' },
    ],
    needs: ['Email addresses of the people involved', 'A start date for each case'],
    connections: ['Google Calendar', 'Outlook', 'Slack', 'Google Forms', 'Typeform'],
    setup: 'Thirty minutes for the first list.',
    questions: [
      {
        question: 'Everyone shows newcomers something different. Does it help?',
        answer: 'Yes. Each new person gets the same list, whoever trains them.',
      },
      {
        question: 'Will everything be ready on the first morning?',
        answer: 'Laptop, keys and accounts have due dates days ahead, and whoever forgets is reminded.',
      },
      {
        question: 'What else is it used for?',
        answer: 'New customers and vendors, opening and closing a store, or someone’s last day.',
      },
      {
        question: 'What if a badge, key or login is missing?',
        answer:
          'Each step has a person and a date. The same list works for a new nurse, tenant, student or client.',
      },
    ],
    screens: [
      {
        picture: 'onboarding-checklists-1',
        title: 'New hire: Jonah Reyes, starts Nov 17',
        caption: 'Twelve steps, seven of them done.',
        lines: [
          'Contract countersigned (done, Owner, Nov 3)',
          'Laptop ordered (done, IT, Nov 4)',
          'Badge photo (done, Jonah, Nov 6)',
          'Mailbox and calendar (open, IT, due Nov 13)',
          'Lunch with the team (open, Manager, due Nov 17)',
        ],
      },
    ],
  },
  'automation-readiness-check': {
    steps: [
      { title: 'List four routines', text: 'Write down what repeats every week and annoys someone.' },
      { title: 'Score eight points', text: 'Zero, one or two each; the example shows how strict to be.' },
      { title: 'Read the total', text: 'Thirteen and up: automate. Nine and up: simplify. Below: leave it.' },
    ],
    needs: ['Twenty minutes and a pencil', 'The person who does the routine now'],
    setup: 'None. Two pages to print.',
    questions: [
      {
        question: 'Which manual jobs should a computer do first?',
        answer: 'Those that repeat often, follow rules and bore people. The worksheet scores four of them.',
      },
      {
        question: 'We do everything on paper. Where do we begin with automation?',
        answer:
          'With the list: write down your four most boring tasks and score them. The total tells you where to start.',
      },
    ],
    links: [
      { label: 'Automation Readiness Check (PDF)', address: '/downloads/automation-readiness-check.pdf' },
    ],
    screens: [
      {
        picture: 'automation-readiness-check-1',
        title: 'Four routines, of sixteen points',
        caption: 'Scores of an invented wholesaler.',
        lines: [
          'Supplier invoices: 13 points',
          'Order confirmations: 11 points',
          'Monthly stock count: 9 points',
          'Complaint letters: 5 points',
        ],
      },
    ],
  },
}
