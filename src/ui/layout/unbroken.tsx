import { inRanges } from '#lib/ranges.ts'

/** Text in which ranges such as '24-48 hours' do not break across lines. */
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
