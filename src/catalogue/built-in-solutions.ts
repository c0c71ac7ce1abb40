import type { Solution, SolutionIcon, Tone } from '#catalogue/solution.ts'

/**
 * The solutions with their prices (product: solutions 22): the seed of a new database, and what the fixed pages show
 * while it is away.
 */
export const builtInSolutions: readonly Solution[] = [
  solution({
    id: 'jake-ai-platform',
    name: 'Jake AI Platform',
    description:
      'Jake is an AI sales assistant that finds prospects, completes what is known about them, calls them and runs the campaigns that bring them back. The four engines share one record of every conversation, so nobody on your team has to ask a customer the same question twice.',
    category: 'Sales',
    price: 178_000,
    originalPrice: 218_000,
    icon: 'Bot',
    tone: 'teal',
    isFeatured: true,
    features: [
      'Lead generation engine: builds prospect lists from the market you describe',
      'Lead enrichment engine: completes contacts with company, role and context',
      'Call center engine: places and answers calls, and writes up each one',
      'Campaigns engine: email and text sequences that stop when someone replies',
    ],
    createdAt: '2025-09-08T15:00:00.000Z',
  }),
  solution({
    id: 'wadah-presence',
    name: 'Wadah Presence',
    description:
      'A complete digital presence, designed, written and set up for you: website, search profiles, business email and the measuring that shows what works. You approve the design and the words; we do the rest and hand over every account in your name.',
    category: 'Digital Presence',
    price: 149_700,
    originalPrice: 249_700,
    icon: 'Sparkles',
    tone: 'amber',
    isFeatured: true,
    features: [
      'Website of up to eight pages, designed and written with you',
      'Business profiles on maps and search, complete and consistent',
      'Business email with the sender records that keep it out of spam',
      'Contact form and booking wired to your inbox and calendar',
      'Visitor figures without cookies, in one monthly page',
    ],
    createdAt: '2025-09-01T15:00:00.000Z',
  }),
  solution({
    id: 'wadah-architect',
    name: 'Wadah Architect',
    description:
      'The blueprint for a software product before anyone is hired to build it. Our architects turn your idea into requirements, screens, a data model and a costed plan that any competent team can build from, and they tell you plainly where it will not work.',
    category: 'Software',
    price: 250_000,
    originalPrice: 1_500_000,
    icon: 'Code',
    tone: 'ink',
    isFeatured: true,
    features: [
      'Requirements workshop and a written scope',
      'Clickable prototype of the main journey',
      'Data model and architecture drawings with the reasons for each choice',
      'Build plan with milestones, effort and cost ranges',
      'Security and privacy review of the design',
    ],
    createdAt: '2025-08-18T15:00:00.000Z',
  }),
  solution({
    id: 'wadah-strategy-pro',
    name: 'Wadah Strategy Pro',
    description:
      'Eight working tools for deciding what to do with AI in your company and in which order. Each comes filled in with a worked example and a session with a consultant who goes through your version with you.',
    category: 'Strategy',
    price: 147_900,
    originalPrice: 199_700,
    icon: 'Target',
    tone: 'clay',
    isFeatured: true,
    features: [
      'AI opportunity map',
      'Process cost worksheet',
      'Data readiness check',
      'Build, buy or wait decision guide',
      'Vendor comparison sheet',
      'Pilot plan with stop criteria',
      'Return-on-investment model',
      'Board summary template',
    ],
    createdAt: '2025-08-04T15:00:00.000Z',
  }),
  solution({
    id: 'social-media-ad-package',
    name: 'Social Media & Ad Package',
    description:
      'Planned posts and paid campaigns for the channels your customers read, prepared a month ahead and approved by you before anything goes out.',
    category: 'Marketing',
    price: 159_900,
    originalPrice: 240_000,
    icon: 'TrendingUp',
    tone: 'moss',
    comingSoon: true,
    features: [
      'Monthly content calendar with drafts for your approval',
      'Post texts and pictures in your voice and colours',
      'Set-up of ad accounts and audiences',
      'Two ad variants a campaign, compared and reported',
    ],
    createdAt: '2025-07-21T15:00:00.000Z',
  }),
  solution({
    id: 'wadah-elevate',
    name: 'Wadah Elevate',
    description:
      'Hiring, leave, payroll preparation and the documents around them in one place, for companies that are too large for spreadsheets and too small for a department.',
    category: 'Human Resources',
    price: 189_900,
    originalPrice: 280_000,
    icon: 'Users',
    tone: 'slate',
    comingSoon: true,
    features: [
      'Job postings and applicant tracking',
      'Leave and absence calendar with approvals',
      'Payroll preparation file for your accountant',
      'Employee documents with signatures',
    ],
    createdAt: '2025-07-07T15:00:00.000Z',
  }),
]

type Written = Pick<
  Solution,
  'id' | 'name' | 'description' | 'category' | 'price' | 'features' | 'createdAt'
> & {
  originalPrice: number
  icon: SolutionIcon
  tone: Tone
  isFeatured?: boolean
  comingSoon?: boolean
}

/** The company's own solutions have no reviews yet, so each has the default rating (product: solutions 27). */
function solution({ tone, isFeatured = false, comingSoon = false, ...written }: Written): Solution {
  return {
    ...written,
    rating: 5,
    reviewCount: 0,
    downloadCount: 0,
    gradient: tone,
    bgGradient: tone,
    borderColor: tone,
    textColor: tone,
    isFeatured,
    isAvailable: !comingSoon,
    comingSoon,
  }
}
