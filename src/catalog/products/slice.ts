export interface Slice {
  offset: number
  limit: number
}

/** The number of products on a page of a listing. */
export const pageSize = 24
