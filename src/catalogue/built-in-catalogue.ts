import { writeProduct, type SeedProduct } from '#catalogue/seed-product.ts'
import type { Category, Product, Seller } from '#catalogue/product.ts'

/** Shown while the database is away, and the seed of a new one under the same ids (product: marketplace 22, 24, 25). */
export const builtInCategories: readonly Category[] = [
  category(1, 'ai-tools', 'AI Tools', 'brain', 'Assistants and models that each do one job well'),
  category(
    2,
    'business-tools',
    'Business Tools',
    'shopping-cart',
    'The software a company runs on every day',
  ),
  category(3, 'analytics', 'Analytics', 'bar-chart-3', 'Numbers you can act on'),
  category(4, 'consulting', 'Consulting', 'globe', 'Advice from people who have done it'),
  category(5, 'automation', 'Automation', 'zap', 'Work that runs by itself and tells you when it can’t'),
  category(6, 'security', 'Security', 'shield', 'Fewer ways in, and a plan if someone finds one'),
]

export const builtInSellers: readonly Seller[] = [
  {
    id: 'wadah-tech-solutions',
    name: 'Wadah Tech Solutions',
    description: 'The technology arm of Wadah, and the team behind this marketplace.',
    isVerified: true,
    rating: 4.8,
  },
]

const written: readonly SeedProduct[] = [
  {
    id: 'ai-sales-infrastructure',
    name: 'AI Sales Infrastructure',
    shortDescription:
      'Jake, our AI sales assistant, on an instance of your own and connected to your CRM and phone numbers.',
    description:
      'The complete setup around Jake, our AI sales assistant: lead generation, lead enrichment, call center and campaigns on an instance of your own. We connect your CRM and phone numbers, load your offer and tone of voice, and stay until the first campaigns have run. How it differs: Jake AI Platform is the same assistant on our servers, ready within 48 hours; this is for teams that want their own instance and integrations. The Demo button shows Jake at work.',
    price: 299_700,
    originalPrice: 399_700,
    categoryId: 'ai-tools',
    tags: ['Sales', 'Assistant', 'Lead generation', 'Voice'],
    features: [
      'Lead generation, enrichment, call center and campaigns in one system',
      'Your own instance, with your data kept separate',
      'Connected to your CRM and phone numbers',
      'Scripts and tone of voice written with your team',
      'A full record of every call and message',
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
      'A website, search profiles and business email, designed, written and set up in your name.',
    description:
      'Everything customers find when they look you up, telling one story: a website of up to eight pages, complete profiles on maps and search, business email that reaches the inbox, and a one-page monthly report on what worked. You own every account from day one. We sell this package as Wadah Presence, and the Demo button opens its page.',
    price: 149_700,
    originalPrice: 249_700,
    categoryId: 'business-tools',
    tags: ['Website', 'Search', 'Branding', 'Email'],
    features: [
      'Up to eight website pages, written and designed together with you',
      'Business profiles on maps and search',
      'Business email that stays out of spam',
      'Contact form and booking connected to your calendar',
      'A one-page monthly report',
    ],
    rating: 4.9,
    reviewCount: 7,
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
      'Early access to the beta: AI projections for player props, with their range and reasons.',
    description:
      'This subscription is early access to the beta of Wadah Edge. It reads box scores, lineups and injury reports and projects player props before the lines move. Each projection comes with its range, the inputs that mattered and the track record of earlier ones. During the beta, coverage grows and features may change from week to week. At launch, planned between November 2025 and January 2026, your subscription becomes the full product at the same price, and everyone on the waitlist is invited. Analysis for adults where betting is legal. It is not betting advice or a promise of profit.',
    price: 9_700,
    categoryId: 'analytics',
    tags: ['Early access', 'Sports', 'Player props'],
    features: [
      'Beta access today, the full product at launch',
      'Daily player-prop projections with their range',
      'The inputs behind each projection, in plain words',
      'An open record of past projections and outcomes',
      'Alerts when a lineup or injury changes a projection',
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
    shortDescription: 'A month with two senior consultants, and a prioritized plan for AI in your company.',
    description:
      'Two senior consultants spend a month with your teams and your numbers. You get a prioritized list of what to build, what to buy and what to leave alone, with the cost and expected return of each, and a first pilot that is ready to start. The plan is yours, whether or not we carry it out.',
    price: 500_000,
    categoryId: 'consulting',
    tags: ['Strategy', 'Leadership', 'Roadmap'],
    features: [
      'Interviews with the people who do the work',
      'Cost and return calculated for each proposal',
      'A twelve-month plan, highest return first',
      'One pilot prepared and ready to start',
      'A presentation to your owners or board',
    ],
    rating: 4.9,
    reviewCount: 7,
    downloadCount: 0,
    isFeatured: true,
    productType: 'consulting',
    createdAt: '2025-09-15T15:00:00.000Z',
  },
  {
    id: 'workflow-automation-suite',
    name: 'Workflow Automation Suite',
    shortDescription:
      'Connects the tools you have, runs the routine work between them and reports what it couldn’t do.',
    description:
      'Draw a process once and let it run: an order becomes an invoice, a signed contract becomes a project, a support ticket finds its owner. The suite connects to more than sixty common business tools, keeps a readable log of every run and asks a person when it isn’t sure.',
    price: 99_700,
    originalPrice: 149_700,
    categoryId: 'automation',
    tags: ['Workflow', 'Integration', 'No-code'],
    features: [
      'Visual editor with versions and undo',
      'Connections to more than sixty business tools',
      'Approval steps wherever you want a person to decide',
      'A readable log of every run, with retry',
      'Setup of your first three workflows included',
    ],
    rating: 4.8,
    reviewCount: 6,
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
    shortDescription: 'One view of your laptops, accounts and cloud settings, with the riskiest gaps first.',
    description:
      'A security platform for companies without a security department. It lists your devices, accounts and cloud settings, checks them against a baseline in plain English, and ranks the fixes by risk, with steps any administrator can follow. One purchase, with a year of updates.',
    price: 199_700,
    originalPrice: 299_700,
    categoryId: 'security',
    tags: ['Monitoring', 'Compliance', 'Cloud'],
    features: [
      'An inventory of devices, accounts and cloud services',
      'Checks against a documented baseline',
      'Fixes ranked by risk, with steps',
      'Alerts for new administrators and public storage',
      'One year of updates included',
    ],
    rating: 4.7,
    reviewCount: 6,
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
