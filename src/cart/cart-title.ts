/** 'Universal Cart (N item/items)' (spec §2.3); N is the sum of the quantities (decisions §9). */
export function cartTitle(count: number): string {
  return `Universal Cart (${countOfItems(count)})`
}

export function countOfItems(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`
}
