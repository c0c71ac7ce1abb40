export const solutionIcons = [
  'Bot',
  'Sparkles',
  'Code',
  'Target',
  'TrendingUp',
  'Users',
  'Shield',
  'Zap',
] as const

export type SolutionIconName = (typeof solutionIcons)[number]

/** The colors of a solution's picture, background, border and text (product: solutions 26). */
export const tones = ['amber', 'teal', 'clay', 'moss', 'slate', 'ink'] as const

export type Tone = (typeof tones)[number]

/** Returns `Bot` for an unknown name (product: solutions 25). */
export function solutionIcon(name: string): SolutionIconName {
  return solutionIcons.find((icon) => icon === name) ?? 'Bot'
}

/** Returns slate for an unknown name. */
export function toneOf(name: string): Tone {
  return tones.find((tone) => tone === name) ?? 'slate'
}
