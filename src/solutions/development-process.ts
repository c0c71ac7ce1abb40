/** The custom development process with its durations (product: solutions 3). */
export const developmentProcess = [
  {
    name: 'Discovery & Planning',
    duration: '2-3 weeks',
    text: 'We sit with the people who do the work today, look at the data there is, and write down what will count as success.',
    result: 'You hold a plan and a price',
  },
  {
    name: 'Prototype Development',
    duration: '4-6 weeks',
    text: 'A working version of the part that matters most, on your own examples, shown to you while it grows.',
    result: 'You use it, not a slide about it',
  },
  {
    name: 'Testing & Refinement',
    duration: '2-4 weeks',
    text: 'Your team tries to break it. What they find is mended, measured against the plan, and tried again.',
    result: 'You know what it does and does not do',
  },
  {
    name: 'Deployment & Support',
    duration: 'ongoing',
    text: 'It goes live beside the systems you keep, your people are trained, and we stay reachable.',
    result: 'You have somebody to call',
  },
] as const
