export interface RequestedRange {
  start: number
  end: number
}

/**
 * The single range requested by a `Range` header, `null` for the whole file, or `unsatisfiable`. Multiple and
 * malformed ranges are ignored, as RFC 9110 allows.
 */
export function requestedRange(
  header: string | undefined,
  bytes: number,
): RequestedRange | null | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes - 1 }
  }
  const start = Number(first)
  if (start >= bytes) return 'unsatisfiable'
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  return end < start ? null : { start, end }
}
