/** `count` is the sum of the quantities, or `null` while it is unknown (product: cart 10, 23). */
export function cartTitle(count: number | null): string {
  if (count === null) return 'Universal Cart'
  return `Universal Cart (${countOfItems(count)})`
}

export function countOfItems(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`
}
