import type { Brand } from '#lib/brand.ts'

export const brand: Brand = {
  name: 'Wadah',
  filePrefix: 'wadah',
  arms: { solutions: 'Wadah Tech Solutions', network: 'Wadah Network', fund: 'Wadah Fund' },
  tagline: 'Technology, a network and a fund in one company that turns ideas into businesses.',
  copyrightYear: 2024,
  sellerId: 'wadah-tech-solutions',
}
