import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const jakePlatform: FixedPage = {
  title: 'Jake AI Platform',
  badge: 'AI sales platform',
  lede: 'Four engines and one assistant that turn an unknown name into a call worth taking.',
  description:
    'Jake finds the companies and people who fit what you sell, fills in their details, calls them and follows up until they answer. Your team steps in where people do better than machines: the conversation and the close.',
  back: 'catalog',
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
        text: 'Describe the customer you want. Jake builds the list and tells you why each name is on it.',
      },
      {
        name: 'Lead enrichment',
        text: 'Company, role and context for every lead, so the first call isn’t a guess.',
      },
      {
        name: 'Call center',
        text: 'The assistant makes and answers calls, and summarizes each one for your team.',
      },
      {
        name: 'Campaigns',
        text: 'Email and text sequences that follow up patiently and stop when someone replies.',
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
    'B2B teams that run out of leads before they run out of time',
    'Founders who still do the selling themselves',
    'Sales teams where follow-up depends on who remembers',
  ],
  alternative: {
    name: 'AI Sales Infrastructure',
    to: '/marketplace/ai-sales-infrastructure',
    text: 'Jake AI Platform is hosted by us and ready in 48 hours. AI Sales Infrastructure puts the same assistant on an instance of your own, connected to your CRM and phone numbers, and costs more because we build that with you.',
  },
}
