import type { FixedPage } from '#solutions/fixed/content/fixed-page.ts'

export const pageTexts: Readonly<Record<string, FixedPage>> = {}
