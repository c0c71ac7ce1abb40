import { brand } from '#content/brand.ts'
import type { Figure } from '#marketplace/figures.tsx'

/** The landing page of the marketplace (product: marketplace 1). */
export const marketplace = {
  title: 'Solutions Marketplace',
  description: `Software, automation, analytics, security and consulting from ${brand.name} and independent sellers, with the price on every card.`,
  lead: 'Software, automation and advice, with the price, the seller and what you get on every card.',
  searchPlaceholder: 'Invoices, forecasts…',
  /** Pictures of the catalog in three rings. */
  pictures: [
    { id: 'strategic-consulting', category: 'consulting' },
    { id: 'workflow-automation-suite', category: 'automation' },
    { id: 'ai-sales-infrastructure', category: 'ai-tools' },
  ],
}

/** Stated figures: fixed text, never counted (product: company 2). */
export const landingFigures: readonly Figure[] = [
  { figure: '150+', label: 'solutions' },
  { figure: '10K+', label: 'customers' },
  { figure: '98%', label: 'success rate' },
]

export const listingFigures: readonly Figure[] = [
  { figure: '500+', label: 'solutions' },
  { figure: '50+', label: 'verified sellers' },
  { figure: '10k+', label: 'customers' },
  { figure: '4.8', label: 'average rating' },
]
