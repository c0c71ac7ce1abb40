import type { SolutionContent } from '#catalog/solutions/built-in-solutions.ts'

/**
 * The solutions with their prices (product: solutions 22). They seed a new database, and the fixed pages show them
 * while the database is away.
 */
export const catalogSolutions: readonly SolutionContent[] = [
  {
    id: 'jake-ai-platform',
    name: 'Jake AI Platform',
    description:
      'Jake is an AI sales assistant that finds prospects, fills in their details, calls them and runs the follow-up campaigns that bring them back. The four engines share one record of every conversation, so your team never asks a customer the same question twice.',
    category: 'Sales',
    price: 178_000,
    originalPrice: 218_000,
    icon: 'Bot',
    tone: 'teal',
    isFeatured: true,
    features: [
      'Lead generation engine: builds prospect lists for the market you describe',
      'Lead enrichment engine: adds company, role and context to each contact',
      'Call center engine: makes and answers calls, and summarizes each one',
      'Campaigns engine: email and text sequences that stop when someone replies',
    ],
    unitCovers: 'one workspace, one phone number',
    createdAt: '2025-09-08T15:00:00.000Z',
  },
  {
    id: 'wadah-presence',
    name: 'Wadah Presence',
    description:
      'A complete digital presence, designed, written and set up for you: website, search profiles, business email and the reports that show what works. You approve the design and the copy. We do the rest and hand over every account in your name.',
    category: 'Digital Presence',
    price: 149_700,
    originalPrice: 249_700,
    icon: 'Sparkles',
    tone: 'amber',
    isFeatured: true,
    features: [
      'A website of up to eight pages, designed and written with you',
      'Business profiles on maps and search, complete and consistent',
      'Business email that stays out of spam',
      'Contact form and booking connected to your inbox and calendar',
      'A one-page monthly visitor report, without cookies',
    ],
    unitCovers: 'one website of up to eight pages',
    createdAt: '2025-09-01T15:00:00.000Z',
  },
  {
    id: 'wadah-architect',
    name: 'Wadah Architect',
    description:
      'A blueprint for your software before you hire anyone to build it. Our architects turn your idea into requirements, screens, a data model and a costed plan that any competent team can build from, and they tell you plainly where it won’t work.',
    category: 'Software',
    price: 250_000,
    originalPrice: 1_500_000,
    icon: 'Code',
    tone: 'ink',
    isFeatured: true,
    features: [
      'A requirements workshop and a written scope',
      'A clickable prototype of the main workflow',
      'Data model and architecture diagrams, with the reason for each choice',
      'A build plan with milestones, effort and cost ranges',
      'A security and privacy review of the design',
    ],
    unitCovers: 'one idea, from workshop to build plan',
    createdAt: '2025-08-18T15:00:00.000Z',
  },
  {
    id: 'wadah-strategy-pro',
    name: 'Wadah Strategy Pro',
    description:
      'Eight practical tools for deciding what to do with AI in your company, and in what order. Each comes with a completed example and a session with a consultant who reviews your version with you.',
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
    unitCovers: 'one company, all eight tools',
    createdAt: '2025-08-04T15:00:00.000Z',
  },
  {
    id: 'social-media-ad-package',
    name: 'Social Media & Ad Package',
    description:
      'Planned posts and paid campaigns for the channels your customers follow, prepared a month ahead and approved by you before anything goes out.',
    category: 'Marketing',
    price: 159_900,
    originalPrice: 240_000,
    icon: 'TrendingUp',
    tone: 'moss',
    comingSoon: true,
    features: [
      'A monthly content calendar with drafts for your approval',
      'Post copy and images in your voice and colors',
      'Setup of ad accounts and audiences',
      'Two ad variants per campaign, compared and reported',
    ],
    createdAt: '2025-07-21T15:00:00.000Z',
  },
  {
    id: 'wadah-elevate',
    name: 'Wadah Elevate',
    description:
      'Hiring, time off, payroll preparation and the paperwork around them in one place, for companies too big for spreadsheets and too small for an HR department.',
    category: 'Human Resources',
    price: 189_900,
    originalPrice: 280_000,
    icon: 'Users',
    tone: 'slate',
    comingSoon: true,
    features: [
      'Job postings and applicant tracking',
      'A time-off calendar with approvals',
      'A payroll file ready for your accountant',
      'Employee documents with e-signatures',
    ],
    createdAt: '2025-07-07T15:00:00.000Z',
  },
]
