/** A fixed page and the record that it sells (product: solutions 21). */
export interface FixedPageEntry {
  path: string
  type: 'wts_solution' | 'marketplace'
  id: string
}
