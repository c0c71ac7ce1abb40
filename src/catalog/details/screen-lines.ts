import type { SampleScreen } from '#catalog/details/sample-screen.ts'

/** The heading of the report section that describes an uploaded picture. */
export const shownHeading = 'On this screen'

/**
 * Converts a sample screen to lines of text. Pages use the lines as the picture's alternative text, or
 * instead of a missing picture.
 */
export function screenLines(screen: SampleScreen): string[] {
  switch (screen.kind) {
    case 'table':
      return [
        screen.columns.join(' · '),
        ...screen.rows.map(({ cells, status }) =>
          [...cells, status?.word].filter((text) => text !== undefined).join(' · '),
        ),
      ]
    case 'chat':
      return screen.turns.map(({ name, text }) => `${name}: ${text}`)
    case 'board':
      return screen.columns.flatMap(({ name, cards }) =>
        cards.length === 0
          ? [name]
          : cards.map(({ title, text }) => `${name}: ${text === undefined ? title : `${title}, ${text}`}`),
      )
    case 'chart':
      return screen.values.map(({ label, value, range }) => {
        const amount = (number: number) =>
          `${screen.unit.before}${number.toLocaleString('en-US')}${screen.unit.after}`
        const around = range ? ` (${amount(range.low)} to ${amount(range.high)})` : ''
        return `${label}: ${amount(value)}${around}`
      })
    case 'report':
      return screen.sections.flatMap(({ heading, lines }) =>
        heading === shownHeading ? lines : lines.map((line) => `${heading}: ${line}`),
      )
    case 'checklist':
      return screen.items.map(({ text, isDone, note }) => {
        const about = [isDone ? 'done' : 'open', note].filter((word) => word !== undefined)
        return `${text} (${about.join(', ')})`
      })
  }
}

export interface ShownScreen {
  title: string
  caption: string
  picture?: string
  darkPicture?: string
  lines: string[]
}

/**
 * Converts a screen to the stored record. Its kind is `report`, because the previous release can show the
 * text of reports.
 */
export function screenOf({ lines, ...screen }: ShownScreen): SampleScreen {
  return { kind: 'report', ...screen, sections: [{ heading: shownHeading, lines }] }
}
