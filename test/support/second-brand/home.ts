import { brand } from '#content/brand.ts'
import type { HomeContent } from '#company/home/home-content.ts'

export const home: HomeContent = {
  title: `${brand.name}: tools for small workshops`,
  description: 'Planes, stoves and chisels that can be repaired.',
  hero: {
    badge: 'Made in Portland',
    heading: 'Tools for people who work with',
    words: ['Wood', 'Iron', 'Clay', 'Stone', 'Fire'],
    spokenHeading: 'Tools for people who work with wood, iron, clay, stone and fire',
    lead: `${brand.name} makes tools that can be repaired.`,
    meeting: 'Visit the workshop',
    join: 'Look around',
    browse: { label: 'Browse', to: '/marketplace' },
  },
  choosePath: {
    title: 'Where to?',
    network: { name: brand.arms.network, text: 'Meet other makers.' },
    marketplace: { name: 'All tools', text: 'See what we make.' },
  },
  quickAccess: {
    title: 'At the bench',
    ways: [{ action: 'See all tools', to: '/marketplace', text: 'Each with its price.', tone: 'tone-moss' }],
  },
  values: {
    title: 'What we hold on to',
    lead: 'A short list.',
    valuesLink: { label: 'Each of them in full', to: '/about#values' },
    visionTitle: 'Our promise',
    vision: 'Every tool can be taken apart and put together again.',
    link: { label: 'Read how we began', to: '/about#story' },
  },
}
