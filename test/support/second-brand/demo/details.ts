import type { SeedDetails } from '#catalog/built-in/seed-details.ts'

export const demoDetails: Readonly<Record<string, SeedDetails>> = {}
