import { toCatalog } from '#solutions/fixed/content/back-links.ts'
import type { FixedPage } from '#solutions/fixed/fixed-page.ts'

export const socialMediaAdPackage: FixedPage = {
  title: 'Social Media & Ad Package',
  badge: 'Coming soon',
  lede: 'Posts, ads and their results, planned together and run from one place.',
  description:
    'Posts are written in one tool, ads are bought in another, and what worked is guessed at. This package joins the three: one calendar, one place for the drafts and one report, with your approval before anything goes out.',
  back: toCatalog,
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
        text: 'A calendar of posts and campaigns, prepared a month ahead.',
      },
      { name: 'Write', text: 'Texts and pictures in your voice and colours, waiting for your approval.' },
      {
        name: 'Spend',
        text: 'Ad accounts and audiences set up, and two variants of each campaign compared.',
      },
      { name: 'Learn', text: 'One report that says which variant did better, and by how much.' },
    ],
  },
  included: ['3 months of support'],
  suits: [
    'Shops and services that sell through what people see',
    'Teams that post in bursts and then go silent',
    'Owners who pay for ads and cannot say which ones work',
  ],
  alternative: null,
}
