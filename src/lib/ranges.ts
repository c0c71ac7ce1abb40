/** A text in parts: its ranges, as in '24-48 hours', '$10K-$500K' or '9AM-6PM', and what stands between them. */
export function inRanges(text: string): { part: string; isRange: boolean }[] {
  return text.split(range).map((part, index) => ({ part, isRange: index % 2 === 1 }))
}

const range = /(\$?\d\w*-\$?\d\w*(?: [a-z]+)?)/
