/**
 * Formats a number with at most two decimals, such as `1260` as `1,260`. The first use of `Intl` takes a phone 0.1 s, in
 * which the page does not respond.
 */
export function withCommas(number: number | string): string {
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
