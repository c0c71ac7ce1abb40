/** What a page says of itself, as its export `handle`. */
export interface PageHandle {
  /** The search parameters that the page reads. All others are dropped and do not affect the cache key. */
  searchParameters?: readonly string[]
  /** Those of them that are lists. Repeated, as forms without JavaScript send them, they are joined with commas. */
  listParameters?: readonly string[]
  /** Parameters that belong to one visitor. A page requested with one is not cached. */
  privateParameters?: readonly string[]
  /** The page depends on who asks. Its loaders get the request as it came, and it is never cached. */
  isPersonal?: boolean
  /** The page has a list with the id `results`, to which the first link of the page skips. */
  hasResults?: boolean
  /** The page brings its own navigation and `main`, in place of the shop's header and footer. */
  hasOwnFrame?: boolean
}
