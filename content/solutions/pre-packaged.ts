import type { HeroContent } from '#solutions/hero-content.ts'
import type { ComingSoonItem, FeaturedText, Inclusion } from '#solutions/pre-packaged/featured.ts'

/** The landing page of the pre-packaged solutions (product: solutions 4 to 7). */
export const prePackaged: HeroContent = {
  title: 'Pre-Packaged AI Solutions',
  description:
    'Jake AI Platform and Wadah Presence: fixed prices, 48-hour deployment, 6 months of infrastructure, support and training, and 1 free instance upgrade.',
  eyebrow: 'Pre-Packaged Solutions',
  heading: 'Ready-made AI solutions at a fixed price',
  lead: 'Choose a package, see the price, and we set it up and train your team. Our two featured packages are deployed in 48 hours and include six months of support.',
  picture: { id: 'pre-packaged-solutions', category: 'business-tools' },
}

export const featuredIntro = { title: 'Two to start with', included: 'Both packages include' }

/** The parts that both featured packages include (product: solutions 5). */
export const inclusions: readonly Inclusion[] = [
  {
    figure: '6 months',
    name: 'Infrastructure coverage',
    text: 'We cover the servers and services it runs on.',
  },
  {
    figure: '6 months',
    name: 'Support and training',
    text: 'Your team learns how to use it and has someone to ask.',
  },
  {
    figure: '1 free',
    name: 'Instance upgrade',
    text: 'When you outgrow the first size, the next one is on us.',
  },
  { figure: '48 hours', name: 'Deployment', text: 'How fast we get it up and running.' },
]

/** Text for the featured solutions, by name. Features and prices come from their records. */
export const featuredTexts: Readonly<Record<string, FeaturedText>> = {
  'Jake AI Platform': {
    badge: 'AI sales platform',
    line: 'Choose this if sales is what holds you back: too few leads, too few calls, nobody to follow up.',
  },
  'Wadah Presence': {
    badge: 'Digital presence package',
    line: 'Choose this if customers can’t find you online, or don’t understand what you offer when they do.',
  },
}

/** The Coming Soon cards (product: solutions 7). */
export const comingSoonCards: readonly ComingSoonItem[] = [
  {
    name: 'Social Media & Ad Package',
    text: 'Posts and campaigns prepared a month ahead and approved by you before anything goes out.',
    to: '/solutions/socialmediaadpackage',
    action: 'See early-bird pricing',
    picture: { id: 'social-media-ad-package', category: 'Marketing' },
  },
  {
    name: 'Wadah Elevate',
    text: 'HR and payroll preparation in one place: hiring, time off, pay and the paperwork around them.',
    to: '/solutions/wadahelevate',
    action: 'See early-bird pricing',
    picture: { id: 'wadah-elevate', category: 'Human Resources' },
  },
  {
    name: 'More solutions',
    text: 'More packages are on the way. If yours is missing, tell us what it should do.',
    to: '/contact',
    action: 'Tell us what you need',
    picture: null,
  },
]
