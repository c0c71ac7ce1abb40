/** The custom development process with its durations (product: solutions 3). */
export const developmentProcess = [
  {
    name: 'Discovery & Planning',
    duration: '2-3 weeks',
    text: 'We sit down with the people who do the work today, look at your data, and agree on what success looks like.',
    result: 'You have a plan and a price',
  },
  {
    name: 'Prototype Development',
    duration: '4-6 weeks',
    text: 'A working version of the most important part, built on your own examples and shown to you as it grows.',
    result: 'You try the product, not a slide deck',
  },
  {
    name: 'Testing & Refinement',
    duration: '2-4 weeks',
    text: 'Your team tries to break it. We fix what they find, measure it against the plan, and test again.',
    result: 'You know what it does and doesn’t do',
  },
  {
    name: 'Deployment & Support',
    duration: 'ongoing',
    text: 'It goes live alongside your existing systems, we train your team, and we stay available.',
    result: 'You have someone to call',
  },
] as const
