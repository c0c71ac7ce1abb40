import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const presence: FixedPage = {
  title: 'Wadah Presence',
  badge: 'Digital presence package',
  lede: 'Be found, understood and easy to reach. Designed, written and set up for you.',
  description:
    'Customers look you up before they call. Wadah Presence gives you the website, search profiles, business email and reports that show what works. You approve the design and the copy, and every account is yours.',
  back: 'catalog',
  isConsulting: false,
  offer: 'standard',
  stats: [
    { figure: '48 hours', label: 'deployment' },
    { figure: '6 months', label: 'support and training' },
    { figure: '6 months', label: 'infrastructure' },
    { figure: '1 free', label: 'instance upgrade' },
  ],
  parts: {
    heading: 'What your customers will see',
    items: [
      {
        name: 'A site that answers',
        text: 'What you do, for whom and how to get started, on up to eight pages written with you.',
      },
      {
        name: 'Profiles that match',
        text: 'The same name, hours and offer on maps and search, wherever people look you up.',
      },
      {
        name: 'A way to reach you',
        text: 'Inquiries and bookings that land in your inbox and calendar, at your own address.',
      },
      {
        name: 'Numbers you can act on',
        text: 'One page a month on who visited and what they did, without tracking anyone.',
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
    'Companies whose website is older than what they sell',
    'New companies that need to look ready on day one',
    'Owners who want one package and one price instead of five vendors',
  ],
  alternative: null,
}
