import { inRanges } from '#lib/ranges.ts'

/** Like <Unbroken>, for the text between HTML tags. */
export function unbrokenRanges(html: string): string {
  return html.replaceAll(/>[^<]+/g, (text) =>
    inRanges(text)
      .map(({ part, isRange }) => (isRange ? `<span class="whitespace-nowrap">${part}</span>` : part))
      .join(''),
  )
}
