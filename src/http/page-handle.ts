/** What a page says of itself, as its export `handle`. */
export interface PageHandle {
  /** The search parameters that it reads. It never sees another one, and no other makes a second entry in the cache. */
  searchParameters?: readonly string[]
  /** Those of them that are lists. Repeated, as forms without JavaScript send them, they are joined with commas. */
  listParameters?: readonly string[]
  /** Those that belong to one visitor: with one of them the page is not cached. */
  privateParameters?: readonly string[]
}
