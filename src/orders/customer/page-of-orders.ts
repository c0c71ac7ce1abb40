/** The page of orders in an address, starting at 1. Invalid values give the first page. */
export function pageIn(text: string | null | undefined): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
}
