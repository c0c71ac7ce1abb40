import type { SampleScreen } from '#catalogue/details/sample-screen.ts'
import type { FieldChoice, RowColumn } from '#catalogue/editing/edited-field.ts'
import { filledRow, withEntries } from '#catalogue/editing/row-entries.ts'
import type { TypedRow } from '#catalogue/editing/typed.ts'

/** How the form of one kind of sample screens looks: a row of the form, with the screen's content as its entries. */
interface ScreenKind {
  label: string
  /** What one entry is called. */
  entry: string
  /** The fields after title and caption. */
  head: readonly RowColumn[]
  columns: readonly RowColumn[]
}

/** The first choice is the one that nothing needs to be chosen for. */
const tones: readonly FieldChoice[] = [
  { value: '', label: 'Neutral' },
  { value: 'good', label: 'Good' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'bad', label: 'Bad' },
]

export const screenKinds: Readonly<Record<SampleScreen['kind'], ScreenKind>> = {
  table: {
    label: 'Table',
    entry: 'row',
    head: [{ name: 'columns', label: 'Columns', kind: 'list', hint: 'One per line.' }],
    columns: [
      { name: 'cells', label: 'Cells', kind: 'list', hint: 'One per line, one for each column.' },
      { name: 'word', label: 'Status', kind: 'line' },
      { name: 'tone', label: 'Color of the status', kind: 'choice', choices: tones },
    ],
  },
  chat: {
    label: 'Conversation',
    entry: 'turn',
    head: [],
    columns: [
      { name: 'name', label: 'Who', kind: 'line' },
      {
        name: 'side',
        label: 'They are',
        kind: 'choice',
        choices: [
          { value: '', label: 'The product' },
          { value: 'team', label: 'Of the buyer’s team' },
          { value: 'outside', label: 'Somebody from outside' },
        ],
      },
      { name: 'text', label: 'What they say', kind: 'text' },
    ],
  },
  board: {
    label: 'Board',
    entry: 'card',
    head: [],
    columns: [
      { name: 'column', label: 'Column', kind: 'line', hint: 'Cards of one column stand one after another.' },
      { name: 'title', label: 'Title', kind: 'line' },
      { name: 'text', label: 'Text', kind: 'line' },
      {
        name: 'tone',
        label: 'Color',
        kind: 'choice',
        choices: [{ value: '', label: 'None' }, ...tones.slice(1), { value: 'neutral', label: 'Neutral' }],
      },
    ],
  },
  chart: {
    label: 'Chart',
    entry: 'bar',
    head: [
      { name: 'before', label: 'Before each number', kind: 'line', hint: 'Such as $.' },
      { name: 'after', label: 'After each number', kind: 'line', hint: 'Such as % or h.' },
    ],
    columns: [
      { name: 'label', label: 'What it is', kind: 'line' },
      { name: 'value', label: 'Number', kind: 'line' },
      { name: 'low', label: 'Least', kind: 'line', hint: 'Only where there is a range.' },
      { name: 'high', label: 'Most', kind: 'line' },
    ],
  },
  report: {
    label: 'Report',
    entry: 'section',
    head: [],
    columns: [
      { name: 'heading', label: 'Heading', kind: 'line' },
      { name: 'lines', label: 'Lines', kind: 'list', hint: 'One per line.' },
    ],
  },
  checklist: {
    label: 'Checklist',
    entry: 'item',
    head: [],
    columns: [
      { name: 'text', label: 'What is to do', kind: 'line' },
      { name: 'isDone', label: 'Done', kind: 'check' },
      { name: 'note', label: 'Note', kind: 'line', hint: 'Such as who, and until when.' },
    ],
  },
}

export const screenHead: readonly RowColumn[] = [
  { name: 'title', label: 'Title', kind: 'line' },
  { name: 'caption', label: 'Caption', kind: 'line', hint: 'What it shows, in one sentence.' },
]

export function isScreenKind(kind: string | undefined): kind is SampleScreen['kind'] {
  return kind !== undefined && Object.hasOwn(screenKinds, kind)
}

/** The stored screens as a form shows them. */
export function typedScreens(screens: readonly SampleScreen[] = []): TypedRow[] {
  return screens.map((screen) => {
    const { kind, title, caption } = screen
    const { head = {}, entries } = contentOf(screen)
    return filledRow(withEntries({ kind, title, caption, ...head }, entries))
  })
}

function contentOf(screen: SampleScreen): { head?: TypedRow; entries: TypedRow[] } {
  switch (screen.kind) {
    case 'table': {
      const entries = screen.rows.map(({ cells, status }) => ({
        cells: cells.join('\n'),
        word: status?.word ?? '',
        tone: status && status.tone !== 'neutral' ? status.tone : '',
      }))
      return { head: { columns: screen.columns.join('\n') }, entries }
    }
    case 'chat':
      return {
        entries: screen.turns.map(({ name, side, text }) => ({
          name,
          side: side === 'product' ? '' : side,
          text,
        })),
      }
    case 'board':
      return {
        entries: screen.columns.flatMap(({ name: column, cards }) =>
          cards.length === 0
            ? [{ column }]
            : cards.map(({ title, text = '', tone = '' }) => ({ column, title, text, tone })),
        ),
      }
    case 'chart': {
      const entries = screen.values.map(({ label, value, range }) => ({
        label,
        value: String(value),
        low: range ? String(range.low) : '',
        high: range ? String(range.high) : '',
      }))
      return { head: screen.unit, entries }
    }
    case 'report':
      return {
        entries: screen.sections.map(({ heading, lines }) => ({ heading, lines: lines.join('\n') })),
      }
    case 'checklist':
      return {
        entries: screen.items.map(({ text, isDone, note = '' }) => ({
          text,
          isDone: isDone ? 'on' : '',
          note,
        })),
      }
  }
}
