/** Stated figures: fixed text, never counted (product: company 2). */
export interface Figure {
  figure: string
  label: string
}

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
