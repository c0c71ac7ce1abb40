import { brand } from '#content/brand.ts'
import { figures } from '#content/figures.ts'
import type { HomeContent } from '#company/home/home-content.ts'

const { edge } = figures

/** The home page (product: company 4 to 10). */
export const home: HomeContent = {
  title: `${brand.name}: technology, people and capital in one company`,
  description: `AI solutions, a growth network and a fund. ${brand.name} builds the technology, brings people together and funds what they start.`,
  hero: {
    badge: 'AI-Driven Innovation Company',
    heading: 'Technology, people and capital, held together by',
    words: ['Innovation', 'Unity', 'Empowerment', 'Growth', 'Oneness'],
    spokenHeading:
      'Technology, people and capital, held together by innovation, unity, empowerment, growth and oneness',
    lead: `${brand.name} builds AI solutions, brings together the people who grow with them, and funds what they start: three sectors, one company.`,
    meeting: 'Schedule a Meeting',
    join: 'Join the Ecosystem',
    browse: { label: 'Browse solutions', to: '/marketplace' },
  },
  choosePath: {
    title: 'Choose Your Path',
    network: {
      name: brand.arms.network,
      text: 'Join a community whose members help each other grow.',
    },
    marketplace: {
      name: 'Solutions Marketplace',
      text: 'Browse software and AI products, and buy what you need.',
    },
  },
  sectors: {
    title: 'Three interconnected sectors',
    lead: 'Use one on its own. All three work better together.',
    label: `The three sectors of ${brand.name}`,
    sectors: [
      {
        name: brand.arms.solutions,
        shortName: 'Tech Solutions',
        to: '/wts',
        text: 'Pre-packaged AI solutions, custom AI development, the sales assistant Jake and strategic consulting.',
        tone: 'tone-ink',
      },
      {
        name: brand.arms.network,
        shortName: 'Network',
        to: '/wadah-network',
        text: 'A growth and connection community, organized into growth silos.',
        tone: 'tone-teal',
      },
      {
        name: brand.arms.fund,
        shortName: 'Fund',
        to: '/wadah-fund',
        text: 'Startup funding, micro-grants, community investment and AI financial advisory.',
        tone: 'tone-clay',
      },
    ],
    meetings: [
      { word: 'Practice', text: 'brings technology to the people who use it.' },
      { word: 'Founders', text: 'meet the capital they need.' },
      { word: 'Products', text: 'get the technology and the money to launch.' },
    ],
  },
  flagship: {
    id: 'jake',
    eyebrow: 'Our flagship',
    title: 'Jake, the sales assistant with four engines',
    lead: 'Each lead goes through all four, and each engine passes on what it’s learned.',
    link: { label: 'See the Jake AI Platform', to: '/solutions/jakeplatform' },
    engines: [
      { name: 'Lead generation', text: 'Finds the companies and people you should be talking to.' },
      { name: 'Lead enrichment', text: 'Fills in what you need to know before the first call.' },
      { name: 'Call center', text: 'Makes and answers calls, and writes down what was said.' },
      { name: 'Campaigns', text: 'Keeps in touch with everyone who isn’t ready yet.' },
    ],
  },
  upcoming: {
    id: 'wadah-edge',
    eyebrow: 'In open beta',
    title: `${brand.name} Edge: AI analysis of player props`,
    lead: `An AI platform that helps you analyze player props in sports betting. The beta opened to subscribers in its launch window, ${edge.launchWindow}, and anyone can join.`,
    text: 'Use it today with a monthly subscription, which becomes the full version at the same price.',
    product: 'sports-betting-analysis',
    action: 'Get early access',
    waitlist: {
      id: 'wadah-edge-beta',
      title: 'Hear first about the full launch',
      label: 'Join the beta waitlist',
    },
    note: 'Analysis only. We don’t promise results. For adults, where betting is legal.',
    accuracy: { figure: edge.accuracy, share: edge.accuracyShare, label: 'AI accuracy' },
    facts: [
      { figure: edge.betaSignups, label: 'beta signups' },
      { figure: edge.launch, label: 'beta launch window' },
    ],
  },
  network: {
    title: 'Grow with people who are building, too',
    lead: `${brand.arms.network} is organized into growth silos, each around one topic, where members introduce each other to the right people.`,
    link: { label: 'See the growth silos', to: '/wadah-network' },
    outside: 'Visit the network',
  },
  quickAccess: {
    title: 'Go straight to it',
    ways: [
      {
        action: 'Browse Shop',
        to: '/marketplace',
        text: `Software and AI products from ${brand.name} and other sellers.`,
        tone: 'tone-amber',
      },
      {
        action: 'Request Quote',
        to: '/contact',
        text: 'Describe your project. We’ll answer within 24 hours.',
        tone: 'tone-teal',
      },
      {
        action: 'Apply Now',
        to: '/wadah-fund#apply',
        text: 'Four funding paths, from $100 to $500K.',
        tone: 'tone-clay',
      },
      {
        action: 'Learn More',
        more: ` about ${brand.name}`,
        to: '/about',
        text: 'Our story, our values and our team.',
        tone: 'tone-slate',
      },
    ],
  },
  values: {
    title: 'Core values and vision',
    lead: 'Four values guide what we build, and one vision sets the direction.',
    valuesLink: { label: 'What they mean in practice', to: '/about#values' },
    visionTitle: 'Our vision: Oneness',
    vision: 'One place where a good idea finds the tools, the people and the capital it needs.',
    link: { label: 'Read our story', to: '/about#story' },
  },
}
