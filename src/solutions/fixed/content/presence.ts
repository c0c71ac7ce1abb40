import { toCatalog } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const presence: FixedPage = {
  title: 'Wadah Presence',
  badge: 'Digital presence package',
  lede: 'Be found, be understood, be reached: designed, written and set up for you.',
  description:
    'Customers look you up before they call. Wadah Presence gives you the website, the search profiles, the business email and the figures that show what works. You approve the design and the words; every account is handed over in your name.',
  back: toCatalog,
  isConsulting: false,
  offer: 'standard',
  stats: [
    { figure: '48 hours', label: 'deployment' },
    { figure: '6 months', label: 'support and training' },
    { figure: '6 months', label: 'infrastructure' },
    { figure: '1 free', label: 'instance upgrade' },
  ],
  parts: {
    heading: 'What a customer will meet',
    items: [
      {
        name: 'A site that answers',
        text: 'What you do, for whom and how to begin, on up to eight pages written with you.',
      },
      {
        name: 'Profiles that agree',
        text: 'The same name, hours and offer on maps and search, wherever somebody looks you up.',
      },
      {
        name: 'A way to reach you',
        text: 'Enquiries and bookings that land in your inbox and calendar, from an address of your own.',
      },
      {
        name: 'Figures that tell',
        text: 'One page a month on who came and what they did, without following anybody around.',
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
    'Companies whose website is older than their offer',
    'New companies that need to look ready on the first day',
    'Owners who want one package and one price instead of five suppliers',
  ],
  alternative: null,
}
