/** The icon of categories with an unknown icon (product: marketplace 28). */
export const defaultCategoryIcon = '📦'

export const categoryIcons = [
  'brain',
  'globe',
  'smartphone',
  'bar-chart-3',
  'shield',
  'cloud',
  'shopping-cart',
  'zap',
] as const

export type CategoryIconName = (typeof categoryIcons)[number]

export function categoryIcon(name: string): CategoryIconName | null {
  return categoryIcons.find((icon) => icon === name) ?? null
}
