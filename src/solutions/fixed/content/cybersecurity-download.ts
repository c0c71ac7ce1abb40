import { toConsulting } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const cybersecurityDownload: FixedPage = {
  title: 'Open Mind Cybersecurity',
  badge: 'Free download',
  lede: 'The workbook our security reviews begin with, free to use on your own.',
  description:
    'Before you pay anyone to look at your security, look at it once with your own eyes. Forty-two questions, each with the reason it matters and the first step if the answer is no. Fill it in with your administrator in an afternoon and you hold a ranked list of your own.',
  back: toConsulting,
  isConsulting: true,
  offer: 'standard',
  stats: ['value', { figure: '42', label: 'questions' }, { figure: '7', label: 'parts' }],
  parts: {
    heading: 'What it asks you',
    items: [
      { name: 'Who can get in', text: 'Accounts, passwords and the people who left and still have a key.' },
      {
        name: 'What would hurt',
        text: 'The data you could not lose and the system you could not miss for a day.',
      },
      {
        name: 'Who else is inside',
        text: 'Suppliers and devices that reach your systems, and who answers for them.',
      },
      {
        name: 'The bad day',
        text: 'Whom your people call when something looks wrong, and what happens next.',
      },
    ],
  },
  included: [],
  suits: [
    'Companies without a security person',
    'Teams preparing for a first security review',
    'Owners who would rather know than hope',
  ],
  alternative: null,
}
