import { toCatalog } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const jakePlatform: FixedPage = {
  title: 'Jake AI Platform',
  badge: 'AI sales platform',
  lede: 'Four engines and one assistant that take a sale from a name nobody knew to a call worth taking.',
  description:
    'Jake looks for the companies and people who fit what you sell, fills in what is known about them, calls them, and keeps in touch until they answer. Your team steps in where a person is worth more than a machine: the conversation and the close.',
  back: toCatalog,
  isConsulting: false,
  offer: 'standard',
  stats: [
    'rating',
    { figure: '4', label: 'engines' },
    { figure: '6 months', label: 'support and infrastructure' },
    { figure: '1 free', label: 'instance upgrade' },
  ],
  parts: {
    heading: 'Four engines, one platform',
    items: [
      {
        name: 'Lead generation',
        text: 'Describe the customer you want. Jake builds the list and says why each name is on it.',
      },
      {
        name: 'Lead enrichment',
        text: 'Company, role and context added to each lead, so that the first call is not a guess.',
      },
      {
        name: 'Call center',
        text: 'Calls placed and answered by the assistant, each one written up for your team.',
      },
      {
        name: 'Campaigns',
        text: 'Email and text sequences that follow up with patience, and stop when somebody replies.',
      },
    ],
  },
  included: [
    '6 months of infrastructure coverage',
    '6 months of support and training',
    '1 free instance upgrade',
    '48-hour deployment',
  ],
  suits: [
    'Teams that sell to businesses and run out of leads before they run out of time',
    'Founders who still do the selling themselves',
    'Sales desks where follow-up depends on who remembers',
  ],
  alternative: null,
}
