import type { SampleScreen } from '#catalog/details/sample-screen.ts'

/** The heading of the report section that describes an uploaded picture. */
export const shownHeading = 'On this screen'

/**
 * Converts a sample screen to lines of text. Pages use the lines as the picture's alternative text, or
 * instead of a missing picture.
 */
export function screenLines(screen: SampleScreen): string[] {
  if (screen.kind === 'report') {
    return screen.sections.flatMap(({ heading, lines }) =>
      heading === shownHeading ? lines : lines.map((line) => `${heading}: ${line}`),
    )
  }
  const lists = Object.values(screen).filter((value) => Array.isArray(value))
  return lists
    .flatMap((list) => (typeof list[0] === 'string' ? [list] : list))
    .map((row) => textsIn(row).join(' · '))
    .filter(Boolean)
}

/** The texts and numbers in a row of a screen that an earlier release drew, without those that only set its looks. */
function textsIn(row: unknown): string[] {
  if (typeof row === 'string') return [row]
  if (typeof row === 'number') return [row.toLocaleString('en-US')]
  if (typeof row !== 'object' || row === null) return []
  return Object.entries(row).flatMap(([name, part]) => (/^(?:tone|side)$/.test(name) ? [] : textsIn(part)))
}

export interface ScreenTexts {
  title: string
  caption: string
  picture?: string | undefined
  darkPicture?: string | undefined
  lines: string[]
}

/**
 * Converts a screen to the stored record. Its kind is `report`, because the previous release can show the
 * text of reports.
 */
export function screenOf({ lines, ...screen }: ScreenTexts): SampleScreen {
  return { kind: 'report', ...screen, sections: [{ heading: shownHeading, lines }] }
}
