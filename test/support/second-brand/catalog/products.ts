import type { SeedProduct } from '#catalog/built-in/seed-product.ts'

export const catalogProducts: readonly SeedProduct[] = [
  {
    id: 'bench-planner',
    name: 'Bench Planner',
    shortDescription: 'Plans the jobs of a small workshop.',
    description: 'Plans the jobs of a small workshop, week by week.',
    price: 12_000,
    categoryId: 'business-tools',
    tags: ['Planning'],
    features: ['A week on one page'],
    rating: 5,
    reviewCount: 0,
    downloadCount: 0,
    isFeatured: true,
    productType: 'one_time',
    createdAt: '2025-10-06T15:00:00.000Z',
  },
]
