import { brand } from '#content/brand.ts'
import { officeHours } from '#content/contact.ts'

/** Describes how the company works, and how to apply although no role is open (product: company 21). */
export const careers = {
  title: 'Careers',
  description: `How we work at ${brand.name}, in Dallas and Atlanta. There are no open roles right now. Here’s what to write if you’d like to work with us.`,
  heading: 'Build things people use every day',
  lead: `${brand.name} builds and packages AI solutions, runs a network of growth silos and offers four paths to funding. In all three we work the same way: understand the problem, make it smaller and stay until it’s solved.`,
  roles: {
    title: 'No open roles right now',
    text: 'We’ll list open roles here. Feel free to introduce yourself anytime.',
  },
  places: `From Dallas, TX and Atlanta, GA, ${officeHours}.`,
  values: { label: 'Our four values', to: '/about#values' },
  advice: [
    {
      title: 'One thing you made',
      text: 'What it was for, which part was yours, and what you’d do differently today. One link is better than a long list.',
    },
    {
      title: 'What you want to work on',
      text: 'Name the sector or the problem. “Phone calls nobody picks up” is easier to answer than “anything with AI”.',
    },
    {
      title: 'How you like to work',
      text: 'Where, when, and what you need to do your best work. Leave out your age, photo and family.',
    },
  ],
}
