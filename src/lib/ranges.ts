/**
 * Splits a text into ranges, such as '24-48 hours', '$10K-$500K' or '9AM-6PM', and the parts between them.
 */
export function inRanges(text: string): { part: string; isRange: boolean }[] {
  return text.split(range).map((part, index) => ({ part, isRange: index % 2 === 1 }))
}

const range = /(\$?\d\w*-\$?\d\w*(?: [a-z]+)?)/
