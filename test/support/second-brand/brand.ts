import type { Brand } from '#lib/brand.ts'

export const brand: Brand = {
  name: 'Oak & Ember',
  filePrefix: 'oak-and-ember',
  arms: { solutions: 'Oak & Ember Tools', network: 'Oak & Ember Circle', fund: 'Oak & Ember Grants' },
  tagline: 'Tools for small workshops, made by people who run one.',
  copyrightYear: 2026,
  sellerId: 'oak-and-ember',
}

export const places: readonly { city: string; state: string }[] = [{ city: 'Portland', state: 'OR' }]
