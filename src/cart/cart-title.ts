/** N is the sum of the quantities (product: cart 10, 23). */
export function cartTitle(count: number): string {
  return `Universal Cart (${countOfItems(count)})`
}

export function countOfItems(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`
}
