/** What a page says of itself, as its export `handle`. */
export interface PageHandle {
  /** The search parameters that the page reads. All others are dropped and do not affect the cache key. */
  searchParameters?: readonly string[]
  /** Parameters that belong to one visitor. A page requested with one is not cached. */
  privateParameters?: readonly string[]
}
