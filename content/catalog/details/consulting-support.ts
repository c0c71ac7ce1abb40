import type { DetailsContent } from '#catalog/built-in/write-details.ts'
import { supportHours } from '#content/catalog/policies.ts'

export const consultingSupportDetails: Readonly<Record<string, DetailsContent>> = {
  'wadah-stand-by': {
    policy: 'subscription',
    steps: [
      {
        title: 'Meet your engineer',
        text: 'An hour on a call to list what you run, who built it and what broke last time.',
      },
      {
        title: 'Give limited access',
        text: 'You create an account with only the rights that upkeep needs; we suggest which.',
      },
      {
        title: 'Write when it breaks',
        text: 'Someone who knows your systems replies within one business day, and updates wait for windows you agree to.',
      },
      {
        title: 'Read the report',
        text: 'On the last business day: what was done, which backup was restored as a test, what to watch.',
      },
    ],
    needs: [
      'A list of the systems you depend on, however rough',
      'An account for the engineer, which you can switch off',
      'Two windows a month in which updates may be applied',
    ],
    connections: [
      'Websites and online stores',
      'Linux and Windows servers',
      'Cloud accounts',
      'Automations and integrations',
      'Backups',
    ],
    setup: 'The introduction call takes place within two business days of activation.',
    data: [
      { label: 'Access', value: 'An account of your own making, used only for the systems on the list' },
      { label: 'Restore tests', value: 'Done on a separate machine that’s wiped afterward' },
      { label: 'Work log', value: 'Each login is listed in the monthly report with its reason' },
    ],
    support: `${supportHours} An answer within one business day; nights and weekends aren’t included.`,
    questions: [
      {
        question: 'Our website is down. Do you fix it?',
        answer:
          'Yes. Write to your engineer, who knows your setup, answers within one business day and repairs it.',
      },
      {
        question: 'I’m alone in IT. Do you back me up?',
        answer:
          'Yes. Your engineer takes updates and backup tests off your hands, and helps with problems that you can’t solve alone.',
      },
      {
        question: 'Our IT person or web agency is gone. Can you take over what they built?',
        answer:
          'Yes, if someone can still open it. In the first call we tell you what we couldn’t take over.',
      },
      {
        question: 'How many hours are in a month?',
        answer:
          'We don’t count hours for upkeep and repairs. New features are quoted separately before anyone starts.',
      },
      {
        question: 'What if my engineer is on vacation?',
        answer: 'A second engineer reads your file and the reports beforehand, and answers in the meantime.',
      },
      {
        question: 'Who do I call when a program stops working or an update breaks something?',
        answer:
          'Your engineer. Small fixes, old software that nobody dares to touch, expired certificates and full disks are all part of it.',
      },
    ],
    links: [
      { label: 'How our consulting works', address: '/wts/consulting' },
      { label: 'Getting through the first month', address: '/blog/from-cart-to-first-day' },
    ],
    changes: [
      { date: '2026-09-30', text: 'The monthly report now also lists which logins expire next.' },
      { date: '2026-03-02', text: 'You can book your update windows in a shared calendar.' },
      { date: '2025-10-01', text: 'Restore tests now state how long the restore took.' },
      { date: '2025-08-11', text: 'First listed on the marketplace.' },
    ],
    screens: [
      {
        picture: 'wadah-stand-by-1',
        title: 'October report, Cedar Lane Outfitters',
        caption: 'What the customer receives on the last business day.',
        lines: [
          'Done: Store updated to 8.2 on Oct 14, 6:10 to 6:40 AM',
          'Done: Label printer integration repaired in 2 h',
          'Restored: Orders database, 38 minutes, complete',
          'To watch: Disk 81% full, room for about ten weeks',
          'To watch: Domain renews on December 3',
        ],
      },
      {
        picture: 'wadah-stand-by-2',
        title: 'A Tuesday morning',
        caption: 'One request, from the message to the fix.',
        lines: [
          'Marisol: Since this morning no shipping labels come out. Orders look fine.',
          'Ben, Stand By: The carrier changed an address overnight. I am testing the fix on yesterday’s orders.',
          'Ben, Stand By: Labels print again. Forty-one that were waiting have been sent to the printer.',
          'Marisol: All there, thanks.',
        ],
      },
    ],
  },

  'open-mind-cybersecurity-free-download': {
    policy: 'free',
    steps: [
      { title: 'Download the PDF', text: 'No form and no email address. Print it, or fill it in on screen.' },
      {
        title: 'Answer with two people',
        text: 'One who decides and one who knows the systems go through seven parts.',
      },
      { title: 'Add up the score', text: 'The weights show which part deserves your first month.' },
      {
        title: 'Post the incident page',
        text: 'Fill in names and numbers, and hang it where people will see it.',
      },
    ],
    needs: ['One afternoon for two people', 'A printer, or any PDF reader', 'The courage to write “no”'],
    connections: ['Any PDF reader', 'Paper'],
    setup: 'None. Download the file and open it.',
    data: [
      { label: 'Your answers', value: 'Stay on your paper or computer; nothing is sent to us' },
      { label: 'The file', value: 'No tracking, no macros, no links that report back' },
    ],
    support: supportHours,
    questions: [
      {
        question: 'Can I do this security check myself?',
        answer: 'Yes, on paper and at no cost, with the person who knows your systems. Allow an afternoon.',
      },
      {
        question: 'Why is it valued at $2,500?',
        answer: 'That’s the price of the consulting engagement whose first afternoon it covers.',
      },
      {
        question: 'May I pass it on?',
        answer: 'Yes, unchanged and free of charge, inside your company or to others.',
      },
      {
        question: 'Does it replace a review?',
        answer: 'No. It’s general guidance that tells you where a review should begin.',
      },
      {
        question: 'How do I find out how bad our security is?',
        answer:
          'Go through the list and tick what you have. Each no comes with the first step, so you know what to fix before you get hacked.',
      },
    ],
    links: [
      {
        label: 'Self-assessment workbook (PDF)',
        address: '/downloads/open-mind-security-self-assessment.pdf',
      },
      { label: 'Consulting for the gaps you find', address: '/marketplace/open-mind-cybersecurity' },
    ],
    changes: [
      {
        date: '2026-08-24',
        text: 'Reviewed all 42 questions. Passkeys are now part of “Accounts and passwords”.',
      },
      { date: '2025-09-26', text: 'Added the weights to the score sheet.' },
      { date: '2025-08-15', text: 'First published.' },
    ],
    screens: [
      {
        picture: 'open-mind-cybersecurity-free-download-1',
        title: 'Part 1: Accounts and passwords',
        caption: 'The first of seven parts, filled in by an invented company.',
        lines: [
          '1.1 Everyone has their own account (done, Yes)',
          '1.2 A second factor is required for email (open, Partly)',
          '1.3 People use a password manager (open, No)',
          '1.4 Administrator accounts are separate (done, Yes)',
          '1.5 Accounts close on the last day (open, Partly)',
        ],
      },
      {
        picture: 'open-mind-cybersecurity-free-download-2',
        title: 'Score by part',
        caption: 'Points before weighting, of twelve each.',
        lines: [
          'Accounts: 6 points',
          'Devices: 9 points',
          'Data and backups: 4 points',
          'Email and people: 7 points',
          'Network and cloud: 8 points',
          'Vendors: 3 points',
          'When it happens: 2 points',
        ],
      },
    ],
  },
}
