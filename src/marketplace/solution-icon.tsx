import type { ComponentType } from 'react'
import { solutionIcon, type SolutionIconName as IconName } from '#catalog/solution-looks.ts'
import type { IconProps } from '#ui/icons/icon.tsx'
import { ShieldIcon } from '#ui/icons/icons-commerce.tsx'
import { ZapIcon } from '#ui/icons/icons-interface.tsx'
import {
  BotIcon,
  CodeIcon,
  SparklesIcon,
  TargetIcon,
  TrendingUpIcon,
  UsersIcon,
} from '#ui/icons/icons-topics.tsx'

/** The icon of a solution in its color (product: solutions 25). */
export function SolutionIcon({ name, isSmall = false }: { name: string; isSmall?: boolean }) {
  const known = solutionIcon(name)
  const Drawn = icons[known]
  return (
    <span
      data-icon={known}
      className={`grid shrink-0 place-items-center rounded-full bg-tone-soft text-tone-ink ${isSmall ? 'size-6' : 'size-11'}`}
    >
      <Drawn className={isSmall ? 'size-4' : 'size-6'} />
    </span>
  )
}

const icons: Record<IconName, ComponentType<IconProps>> = {
  Bot: BotIcon,
  Sparkles: SparklesIcon,
  Code: CodeIcon,
  Target: TargetIcon,
  TrendingUp: TrendingUpIcon,
  Users: UsersIcon,
  Shield: ShieldIcon,
  Zap: ZapIcon,
}
