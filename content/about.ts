import { brand } from '#content/brand.ts'

const { arms } = brand

/** The company's story, its leaders and the button that leads to sign-up (product: company 11). */
export const about = {
  title: 'About',
  description: `Why ${brand.name} joins technology, a network and a fund in one company, its four values, and who leads it.`,
  heading: 'Technology, people and capital under one roof',
  lead: 'Most companies offer one of the three. We build the technology, bring people together and fund what they start.',
  storyTitle: 'Our story',
  // Text between double asterisks is the name of a sector and links to its page.
  story: [
    'Good ideas often fail for simple reasons. The founder with customers has nobody to build the product. The engineer who could build it doesn’t know anyone who needs it. Both run out of money.',
    `We started ${brand.name} to put all three in one place. **${arms.solutions}** builds packaged AI solutions, custom software and the sales assistant Jake, and offers consulting. **${arms.network}** brings people with a shared interest together in growth silos. **${arms.fund}** offers startup funding, micro-grants, community investment and AI financial advisory.`,
    'We work from Dallas and Atlanta. Some customers buy a finished product and need nothing else. Others start with a question, meet a partner in a silo and come back with a company. Both are welcome.',
  ],
  sectorPages: {
    [arms.solutions]: '/wts',
    [arms.network]: '/wadah-network',
    [arms.fund]: '/wadah-fund',
  } as Readonly<Record<string, string>>,
  valuesTitle: 'Our four values',
  leadership: {
    title: 'Leadership',
    lead: 'Two people answer for everything we do.',
    note: 'Example profiles with invented names.',
    leaders: [
      {
        name: 'Josiah Marlow',
        role: 'Founder and CEO',
        about: `Founded ${brand.name} because technology, people and capital work better together. He decides what the company builds next and still answers the toughest emails himself.`,
        answersFor: ['company strategy', arms.solutions, arms.fund],
        tone: 'tone-clay',
        // The direction in which the portrait looks: negative is left, positive is right.
        gaze: 5,
      },
      {
        name: 'Imani Okafor-Reyes',
        role: 'Consultant and assistant co-founder',
        about:
          'Leads the consulting work and represents the customer in every plan. Her first question often saves the most money: do we need to build this at all?',
        answersFor: ['Open Mind Consulting', arms.network, 'customer care'],
        tone: 'tone-teal',
        gaze: -6,
      },
    ],
  },
  start: {
    title: 'Create your account',
    lead: 'Buy, ask for quotes and follow your orders in one place.',
    action: 'Start Your Journey Today',
  },
}
