const sellersOnPage = 48

/** The sellers on one page of the list, and the adjacent pages. A page past the end shows the last one. */
export function sellersPage<Item>(all: readonly Item[], requested: number) {
  const last = Math.max(1, Math.ceil(all.length / sellersOnPage))
  const page = Math.min(requested, last)
  return {
    sellers: all.slice((page - 1) * sellersOnPage, page * sellersOnPage),
    earlier: page > 1 ? page - 1 : null,
    next: page < last ? page + 1 : null,
  }
}

export function sellersPath(page = 1): string {
  return page > 1 ? `/marketplace/sellers?page=${page}` : '/marketplace/sellers'
}
