import type { FixedPageEntry } from '#catalog/solutions/fixed-pages.ts'

export const fixedPages: readonly FixedPageEntry[] = []
