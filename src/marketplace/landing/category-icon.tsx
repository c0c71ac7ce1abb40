import type { ComponentType } from 'react'
import {
  categoryIcon,
  defaultCategoryIcon,
  type CategoryIconName as IconName,
} from '#catalog/category-icons.ts'
import type { IconProps } from '#ui/icons/icon.tsx'
import { ShieldIcon } from '#ui/icons/icons-commerce.tsx'
import { BarChartIcon, BrainIcon, CloudIcon, GlobeIcon, SmartphoneIcon } from '#ui/icons/icons-categories.tsx'
import { CartIcon, ZapIcon } from '#ui/icons/icons-interface.tsx'

/** The icon of a category, or a box if the icon is unknown (product: marketplace 28). */
export function CategoryIcon({ name }: { name: string }) {
  const known = categoryIcon(name)
  if (known === null) return <span aria-hidden="true">{defaultCategoryIcon}</span>
  const Drawn = icons[known]
  return <Drawn className="size-5" />
}

const icons: Record<IconName, ComponentType<IconProps>> = {
  brain: BrainIcon,
  globe: GlobeIcon,
  smartphone: SmartphoneIcon,
  'bar-chart-3': BarChartIcon,
  shield: ShieldIcon,
  cloud: CloudIcon,
  'shopping-cart': CartIcon,
  zap: ZapIcon,
}
