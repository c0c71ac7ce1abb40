import type { Brand } from '#lib/brand.ts'

export const brand: Brand = {
  name: 'Wadah',
  filePrefix: 'wadah',
  arms: { solutions: 'Wadah Tech Solutions', network: 'Wadah Network', fund: 'Wadah Fund' },
  tagline: 'Technology, a network and a fund in one company that turns ideas into businesses.',
  copyrightYear: 2024,
  sellerId: 'wadah-tech-solutions',
}

/** Where the company works (product: company 19). Its email address and phone number are settings. */
export const places: readonly { city: string; state: string }[] = [
  { city: 'Dallas', state: 'TX' },
  { city: 'Atlanta', state: 'GA' },
]
