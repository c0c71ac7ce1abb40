/** Runs items in batches, each batch concurrently. */
export async function inBatches<Item>(
  items: Iterable<Item>,
  size: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const all = [...items]
  for (let start = 0; start < all.length; start += size) {
    await Promise.all(all.slice(start, start + size).map(work))
  }
}
