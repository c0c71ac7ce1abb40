/** Copies the named fields of a record. */
export function pick<Item extends object, Name extends keyof Item & string>(
  item: Item,
  names: readonly Name[],
): Pick<Item, Name>
export function pick(item: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name)))
}
