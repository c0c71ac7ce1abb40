import type { Category } from '#catalog/category.ts'

/**
 * The categories in the order of the marketplace (product: marketplace 25). The id of each is also its slug.
 */
export const catalogCategories: readonly Pick<Category, 'id' | 'name' | 'icon' | 'description'>[] = [
  {
    id: 'ai-tools',
    name: 'AI Tools',
    icon: 'brain',
    description: 'Assistants and models that each do one job well',
  },
  {
    id: 'business-tools',
    name: 'Business Tools',
    icon: 'shopping-cart',
    description: 'The software a company runs on every day',
  },
  { id: 'analytics', name: 'Analytics', icon: 'bar-chart-3', description: 'Numbers you can act on' },
  { id: 'consulting', name: 'Consulting', icon: 'globe', description: 'Advice from people who have done it' },
  {
    id: 'automation',
    name: 'Automation',
    icon: 'zap',
    description: 'Work that runs on its own and tells you when it can’t',
  },
  {
    id: 'security',
    name: 'Security',
    icon: 'shield',
    description: 'Fewer ways in, and a plan if someone finds one',
  },
]
