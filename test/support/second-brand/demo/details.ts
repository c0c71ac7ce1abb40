import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const demoDetails: Readonly<Record<string, SeedDetails>> = {}
