import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const socialMediaAdPackage: FixedPage = {
  title: 'Social Media & Ad Package',
  badge: 'Coming soon',
  lede: 'Posts, ads and results, planned together and run from one place.',
  description:
    'Posts live in one tool, ads in another, and nobody knows what worked. This package brings them together: one calendar, one place for drafts and one report, and nothing goes out without your approval.',
  back: 'catalog',
  isConsulting: false,
  offer: 'standard',
  stats: [
    'percent',
    { figure: '3 months', label: 'support' },
    { figure: '1', label: 'calendar, a month ahead' },
  ],
  parts: {
    heading: 'What it will do',
    items: [
      {
        name: 'Plan',
        text: 'A calendar of posts and campaigns, ready a month ahead.',
      },
      { name: 'Write', text: 'Copy and images in your voice and colors, ready for your approval.' },
      {
        name: 'Spend',
        text: 'Ad accounts and audiences set up, and two variants of every campaign tested.',
      },
      { name: 'Learn', text: 'One report that shows which variant won, and by how much.' },
    ],
  },
  included: ['3 months of support'],
  suits: [
    'Stores and services that sell with images',
    'Teams that post in bursts and then go quiet',
    'Owners who pay for ads and can’t tell which ones work',
  ],
  alternative: null,
}
