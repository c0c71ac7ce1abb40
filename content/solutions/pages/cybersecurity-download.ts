import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const cybersecurityDownload: FixedPage = {
  title: 'Open Mind Cybersecurity',
  badge: 'Free download',
  lede: 'The workbook our security reviews start with, free to use on your own.',
  description:
    'Before you pay anyone to review your security, take a first look yourself. Forty-two questions, each with why it matters and the first step if the answer is no. Fill it in with your administrator in one afternoon and you have your own ranked to-do list. A PDF to print or fill in.',
  back: 'consulting',
  isConsulting: true,
  offer: 'standard',
  stats: ['value', { figure: '42', label: 'questions' }, { figure: '7', label: 'parts' }],
  parts: {
    heading: 'What it covers',
    items: [
      { name: 'Who can get in', text: 'Accounts, passwords, and former employees who still have access.' },
      {
        name: 'What would hurt',
        text: 'The data you can’t afford to lose and the systems you can’t go a day without.',
      },
      {
        name: 'Who else is inside',
        text: 'Vendors and devices that reach your systems, and who is responsible for them.',
      },
      {
        name: 'When it happens',
        text: 'Who your team calls when something looks wrong, and what happens next.',
      },
    ],
  },
  included: [],
  suits: [
    'Companies without a security person',
    'Teams preparing for their first security review',
    'Owners who would rather know than hope',
  ],
  alternative: null,
}
