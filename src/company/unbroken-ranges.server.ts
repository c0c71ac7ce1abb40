import { inRanges } from '#lib/ranges.ts'

/** As <Unbroken> does it, in what stands between the tags. */
export function unbrokenRanges(html: string): string {
  return html.replaceAll(/>[^<]+/g, (text) =>
    inRanges(text)
      .map(({ part, isRange }) => (isRange ? `<span class="whitespace-nowrap">${part}</span>` : part))
      .join(''),
  )
}
