import { inRanges } from '#lib/ranges.ts'

/** Keeps ranges on one line, like <Unbroken>, but in the text of an HTML string. */
export function unbrokenRanges(html: string): string {
  return html.replaceAll(/>[^<]+/g, (text) =>
    inRanges(text)
      .map(({ part, isRange }) => (isRange ? `<span class="whitespace-nowrap">${part}</span>` : part))
      .join(''),
  )
}
