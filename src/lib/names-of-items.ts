/** The names of the first two items, and the number of the others. */
export function namesOfItems(items: readonly { name: string; quantity: number }[]): string {
  const names = items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
  const more = names.length - 2
  return [...names.slice(0, 2), ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
