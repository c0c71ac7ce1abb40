/** A page's description of itself, exported as `handle`. */
export interface PageHandle {
  /** The search parameters that the page reads. All others are dropped and are not part of the cache key. */
  searchParameters?: readonly string[]
  /**
   * The parameters that are lists. If repeated, as forms without JavaScript send them, they are joined with
   * commas.
   */
  listParameters?: readonly string[]
  /** Parameters that belong to one visitor. A page requested with one of them is not cached. */
  privateParameters?: readonly string[]
  /**
   * Whether the page depends on the visitor. Then its loaders get the original request, and it is never
   * cached.
   */
  isPersonal?: boolean
  /** Whether the page has a list with the id `results`, the target of its skip link. */
  hasResults?: boolean
  /** Whether the page has its own navigation and `main` instead of the shop's header and footer. */
  hasOwnFrame?: boolean
}
