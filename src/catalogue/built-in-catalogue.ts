import { writeProduct, type SeedProduct } from '#catalogue/seed-product.ts'
import type { Category, Product, Seller } from '#catalogue/product.ts'

/** Shown while the database is away, and the seed of a new one under the same ids (product: marketplace 22, 24, 25). */
export const builtInCategories: readonly Category[] = [
  category(1, 'ai-tools', 'AI Tools', 'brain', 'Assistants and models put to work on a task of their own'),
  category(2, 'business-tools', 'Business Tools', 'shopping-cart', 'What a company runs on every day'),
  category(3, 'analytics', 'Analytics', 'bar-chart-3', 'Figures that can be acted on'),
  category(4, 'consulting', 'Consulting', 'globe', 'Time and judgement of people who have done it'),
  category(5, 'automation', 'Automation', 'zap', 'Work that runs by itself and says when it cannot'),
  category(6, 'security', 'Security', 'shield', 'Fewer ways in, and a plan for the day it happens'),
]

export const builtInSellers: readonly Seller[] = [
  {
    id: 'wadah-tech-solutions',
    name: 'Wadah Tech Solutions',
    description: 'The technology arm of Wadah, and the house that runs this marketplace.',
    isVerified: true,
    rating: 5,
  },
]

const written: readonly SeedProduct[] = [
  {
    id: 'ai-sales-infrastructure',
    name: 'AI Sales Infrastructure',
    shortDescription:
      'An AI sales assistant set up on your own instance, with four engines and a team behind it.',
    description:
      'The complete sales infrastructure around Jake, our AI sales assistant: lead generation, lead enrichment, call center and campaigns on an instance of your own. We connect your CRM and telephone numbers, load your offer and your tone of voice, and stay until the first campaigns have run.',
    price: 299_700,
    originalPrice: 399_700,
    categoryId: 'ai-tools',
    tags: ['Sales', 'Assistant', 'Lead generation', 'Voice'],
    features: [
      'Lead generation, enrichment, call center and campaigns in one system',
      'Instance of your own, with your data kept apart',
      'Connection to your CRM and telephone numbers',
      'Scripts and tone of voice written with your team',
      'Full record of every call and message',
    ],
    rating: 5,
    reviewCount: 0,
    downloadCount: 0,
    isFeatured: true,
    productType: 'lead_generation',
    redirectUrl: '/solutions/jakeplatform',
    createdAt: '2025-10-06T15:00:00.000Z',
  },
  {
    id: 'digital-presence-package',
    name: 'Digital Presence Package',
    shortDescription:
      'Website, search profiles and business email, designed, written and handed over in your name.',
    description:
      'Everything a customer finds when they look you up, made to agree: a website of up to eight pages, complete profiles on maps and search, business email that arrives, and a monthly page of figures that says what worked. Every account belongs to you from the first day.',
    price: 149_700,
    originalPrice: 249_700,
    categoryId: 'business-tools',
    tags: ['Website', 'Search', 'Branding', 'Email'],
    features: [
      'Website of up to eight pages, designed and written with you',
      'Business profiles on maps and search',
      'Business email with correct sender records',
      'Contact form and booking wired to your calendar',
      'Monthly figures on one page',
    ],
    rating: 4.9,
    reviewCount: 41,
    downloadCount: 0,
    isFeatured: true,
    productType: 'lead_generation',
    redirectUrl: '/solutions/wadahpresence',
    createdAt: '2025-09-29T15:00:00.000Z',
  },
  {
    id: 'sports-betting-analysis',
    name: 'Wadah Edge',
    shortDescription:
      'AI analysis of player props: the projection, the spread of outcomes and the reasons for both.',
    description:
      'Wadah Edge reads box scores, line-ups and injury reports and projects player props before the lines move. Each projection comes with its range, the inputs that mattered and the record of how earlier ones turned out. It is analysis for adults where betting is legal, not betting advice and not a promise of profit.',
    price: 9_700,
    categoryId: 'analytics',
    tags: ['Sports', 'Player props', 'Projections'],
    features: [
      'Daily player-prop projections with their range',
      'The inputs behind each projection, in words',
      'Open record of past projections and outcomes',
      'Alerts when a line-up or injury changes a projection',
    ],
    rating: 5,
    reviewCount: 0,
    downloadCount: 0,
    isFeatured: true,
    productType: 'subscription',
    subscriptionInterval: 'month',
    maxQuantity: 1,
    createdAt: '2025-10-20T15:00:00.000Z',
  },
  {
    id: 'strategic-consulting',
    name: 'Strategic Consulting',
    shortDescription:
      'A month with two senior consultants who leave you an ordered plan for AI in your company.',
    description:
      'Two senior consultants spend a month with your teams and your figures. You receive an ordered list of what to build, buy and leave alone, with the cost and the expected return of each, and a first pilot that is ready to start. The plan is yours, whether or not we carry it out.',
    price: 500_000,
    categoryId: 'consulting',
    tags: ['Strategy', 'Leadership', 'Roadmap'],
    features: [
      'Interviews with the people who do the work',
      'Cost and return worked out for each proposal',
      'A twelve-month plan in order of return',
      'One pilot prepared and ready to start',
      'Presentation to owners or board',
    ],
    rating: 4.9,
    reviewCount: 12,
    downloadCount: 0,
    isFeatured: true,
    productType: 'consulting',
    createdAt: '2025-09-15T15:00:00.000Z',
  },
  {
    id: 'workflow-automation-suite',
    name: 'Workflow Automation Suite',
    shortDescription:
      'Connects the tools you have, runs the routine between them and reports what it could not do.',
    description:
      'Draw a process once and let it run: an order becomes an invoice, a signed contract becomes a project, a support ticket finds its owner. The suite connects to more than sixty common business tools, keeps a readable log of every run and asks a person when it is not sure.',
    price: 99_700,
    originalPrice: 149_700,
    categoryId: 'automation',
    tags: ['Workflow', 'Integration', 'No-code'],
    features: [
      'Visual editor with versions and a way back',
      'Connections to more than sixty business tools',
      'Approval steps for people in between',
      'Readable log of every run, with retry',
      'Set-up of the first three workflows included',
    ],
    rating: 4.8,
    reviewCount: 67,
    downloadCount: 318,
    isFeatured: true,
    productType: 'subscription',
    subscriptionInterval: 'month',
    maxQuantity: 5,
    createdAt: '2025-10-13T15:00:00.000Z',
  },
  {
    id: 'security-platform',
    name: 'Security Platform',
    shortDescription: 'One view of laptops, accounts and cloud settings, with the fixes in order of risk.',
    description:
      'A security platform for companies without a security department. It lists the devices, accounts and cloud settings that you have, checks them against a baseline you can read, and puts the fixes in order of risk with steps that an ordinary administrator can follow. Bought once, with a year of updates.',
    price: 199_700,
    originalPrice: 299_700,
    categoryId: 'security',
    tags: ['Monitoring', 'Compliance', 'Cloud'],
    features: [
      'Inventory of devices, accounts and cloud services',
      'Checks against a documented baseline',
      'Fixes in order of risk, with steps',
      'Alerts for new administrators and open storage',
      'One year of updates included',
    ],
    rating: 4.7,
    reviewCount: 29,
    downloadCount: 142,
    isFeatured: true,
    productType: 'one_time',
    maxQuantity: 10,
    createdAt: '2025-09-22T15:00:00.000Z',
  },
]

export const builtInProducts: readonly Product[] = written.map((product) =>
  writeProduct({ ...product, sellerId: 'wadah-tech-solutions' }, builtInCategories, builtInSellers),
)

function category(sortOrder: number, id: string, name: string, icon: string, description: string): Category {
  return { id, name, description, slug: id, icon, isActive: true, sortOrder }
}
