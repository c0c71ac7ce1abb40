import { inRanges } from '#lib/ranges.ts'

/** Text whose ranges, as in '24-48 hours', do not break at the end of a line. */
export function Unbroken({ text }: { text: string }) {
  return inRanges(text).map(({ part, isRange }, index) =>
    isRange ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
