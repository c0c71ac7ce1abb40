/** The properties that a page declares in its `handle` export. */
export interface PageHandle {
  /** The search parameters that the page uses. All others are dropped and are not part of the cache key. */
  searchParameters?: readonly string[]
  /**
   * Search parameters that are lists. Repeated parameters, as forms without JavaScript send them, are joined
   * with commas.
   */
  listParameters?: readonly string[]
  /** Search parameters that belong to one visitor. Requests with one of them are not cached. */
  privateParameters?: readonly string[]
  /**
   * Whether the page depends on the visitor. If so, its loaders get the original request, and the page is
   * never cached.
   */
  isPersonal?: boolean
  /** Whether the page contains a list with the id `results`, to which a skip link leads. */
  hasResults?: boolean
  /** Whether the page has its own navigation and `main`, instead of the shop's header and footer. */
  hasOwnFrame?: boolean
}
