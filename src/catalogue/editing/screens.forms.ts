import * as z from 'zod/mini'
import { sampleScreen, type SampleScreen } from '#catalogue/details/sample-screen.ts'
import { some } from '#catalogue/details/text.ts'
import { entriesIn, filledRow } from '#catalogue/editing/row-entries.ts'
import { isScreenKind, screenKinds, typedScreens } from '#catalogue/editing/screens.ts'
import type { TypedRow, TypedValue } from '#catalogue/editing/typed.ts'
import { parseJson } from '#lib/json.ts'

/** The rows of the screens' form. Drafts of former versions hold them as the text that is stored. */
export function screenRows(typed: TypedValue | undefined): readonly TypedRow[] {
  if (typeof typed !== 'string') return typed ?? []
  return typedScreens(some(sampleScreen).safeParse(parseJson(typed)).data)
}

/** Those of the screens that can be drawn as they are typed. */
export function drawableScreens(typed: TypedValue | undefined): SampleScreen[] | undefined {
  const screens = screenRows(typed).flatMap((row) => readScreen(row).screen ?? [])
  return screens.length > 0 ? screens : undefined
}

const typedRows = z._default(
  z.union([z.string(), z.array(z.record(z.string(), z.string())).check(z.maxLength(40, 'Use at most 40.'))]),
  [],
)

/** Sample screens, each a row of the form with entries of its own. */
export const screensField = z.pipe(
  typedRows,
  z.transform((typed, context): SampleScreen[] | undefined => {
    const screens = screenRows(typed).flatMap((row, index) => {
      const { screen, wrong } = readScreen(row)
      for (const [place, message] of wrong) {
        context.issues.push({ code: 'custom', input: typed, path: [index, place], message })
      }
      return screen ?? []
    })
    return screens.length > 0 ? screens : undefined
  }),
)

/** What is wrong, by the name of its field within the row: `entries.2.text`. */
type Wrong = [place: string, message: string][]

function readScreen(typed: TypedRow): { screen: SampleScreen | null; wrong: Wrong } {
  const row = filledRow(typed)
  const { kind } = row
  if (!isScreenKind(kind)) return { screen: null, wrong: [['title', 'This is no kind of screen.']] }
  const wrong: Wrong = []
  const need = (texts: TypedRow, name: string, place = name): string => {
    const text = (texts[name] ?? '').trim()
    if (text === '') wrong.push([place, 'Fill this in.'])
    return text
  }
  const heading = { title: need(row, 'title'), caption: need(row, 'caption') }
  const entries = entriesIn(row)
  if (entries.length === 0) wrong.push(['title', `Add at least one ${screenKinds[kind].entry} below.`])
  const read: Reading = { row, entries, need, wrong }
  const parsed = sampleScreen.safeParse({ kind, ...heading, ...contents[kind](read) })
  if (wrong.length === 0 && !parsed.success) {
    wrong.push(['title', 'Something here is too long, or there is too much of it.'])
  }
  return { screen: wrong.length === 0 && parsed.success ? parsed.data : null, wrong }
}

interface Reading {
  row: TypedRow
  entries: readonly TypedRow[]
  /** A text that has to be there. */
  need: (texts: TypedRow, name: string, place?: string) => string
  wrong: Wrong
}

const contents: Record<SampleScreen['kind'], (reading: Reading) => Record<string, unknown>> = {
  table({ row, entries, need, wrong }) {
    const columns = linesIn(need(row, 'columns'))
    const rows = entries.map((entry, index) => {
      const cells = linesIn(entry['cells'] ?? '')
      if (cells.length !== columns.length) {
        wrong.push([`entries.${index}.cells`, `Enter ${columns.length}, one per line: one for each column.`])
      }
      const word = entry['word'] ?? ''
      return { cells, ...(word !== '' && { status: { word, tone: entry['tone'] ?? 'neutral' } }) }
    })
    return { columns, rows }
  },
  chat: ({ entries, need }) => ({
    turns: entries.map((entry, index) => ({
      name: need(entry, 'name', `entries.${index}.name`),
      side: entry['side'] ?? 'product',
      text: need(entry, 'text', `entries.${index}.text`),
    })),
  }),
  board({ entries, need }) {
    const columns: { name: string; cards: object[] }[] = []
    for (const [index, entry] of entries.entries()) {
      const { column: _, ...card } = entry
      const name = need(entry, 'column', `entries.${index}.column`)
      if (columns.at(-1)?.name !== name) columns.push({ name, cards: [] })
      if (Object.keys(card).length === 0) continue
      columns.at(-1)?.cards.push({ ...card, title: need(entry, 'title', `entries.${index}.title`) })
    }
    return { columns }
  },
  chart({ row, entries, need, wrong }) {
    const number = (entry: TypedRow, name: string, place: string) => {
      const text = need(entry, name, place)
      const value = Number(text.replaceAll(',', ''))
      if (text !== '' && !(value >= 0)) wrong.push([place, 'Enter a number, 0 or more.'])
      return value
    }
    const values = entries.map((entry, index) => ({
      label: need(entry, 'label', `entries.${index}.label`),
      value: number(entry, 'value', `entries.${index}.value`),
      ...((entry['low'] ?? entry['high']) !== undefined && {
        range: {
          low: number(entry, 'low', `entries.${index}.low`),
          high: number(entry, 'high', `entries.${index}.high`),
        },
      }),
    }))
    return { unit: { before: row['before'] ?? '', after: row['after'] ?? '' }, values }
  },
  report: ({ entries, need }) => ({
    sections: entries.map((entry, index) => ({
      heading: need(entry, 'heading', `entries.${index}.heading`),
      lines: linesIn(need(entry, 'lines', `entries.${index}.lines`)),
    })),
  }),
  checklist: ({ entries, need }) => ({
    items: entries.map((entry, index) => ({
      text: need(entry, 'text', `entries.${index}.text`),
      isDone: 'isDone' in entry,
      ...('note' in entry && { note: entry['note'] }),
    })),
  }),
}

function linesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}
