export function statementAddress(sellerId: string, month?: string): string {
  const seller = `/dashboard/statements/${encodeURIComponent(sellerId)}`
  return month === undefined ? seller : `${seller}/${month}`
}
