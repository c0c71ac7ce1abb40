/** Parses a page number, starting at 1. Invalid text means the first page. */
export function pageIn(text: string | null | undefined): number {
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1
}
