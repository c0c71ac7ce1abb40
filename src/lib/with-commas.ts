/**
 * Formats a number with at most two decimals, such as `1260` as `1,260`. `Intl` is not used because its first use blocks
 * a phone for 0.1 s.
 */
export function withCommas(number: number | string): string {
  return String(number).replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}
