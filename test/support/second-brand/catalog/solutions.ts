import type { SolutionContent } from '#catalog/solutions/built-in-solutions.ts'

export const catalogSolutions: readonly SolutionContent[] = [
  {
    id: 'forge-kit',
    name: 'Forge Kit',
    description: 'A forge for a small yard. It comes in one box.',
    category: 'Iron',
    price: 80_000,
    originalPrice: 90_000,
    icon: 'Zap',
    tone: 'clay',
    features: ['A burner and its hood'],
    createdAt: '2025-09-08T15:00:00.000Z',
  },
]
