import * as z from 'zod/mini'
import { sampleScreen, type SampleScreen } from '#catalog/details/sample-screen.ts'
import { screenLines, screenOf, shownHeading } from '#catalog/details/screen-lines.ts'
import { nonEmptyList } from '#catalog/details/text.ts'
import type { RowValues, FieldValue } from '#catalog/editing/fields/form-values.ts'
import { field } from '#catalog/field.ts'
import { pictureOrNone, rowText, sectionLines } from '#catalog/field-schemas.ts'
import { parseJson } from '#lib/json.ts'

/**
 * The same names as in the reports of the previous release, so that both releases can read each other's
 * drafts and proposals.
 */
const screenText = 'entries.0.lines'
const constants = { kind: 'report', 'entries.0.heading': shownHeading }

const submittedScreen = z.pipe(
  z.object({
    title: rowText('Give the screen a title.'),
    caption: rowText('Say what it shows.'),
    picture: pictureOrNone,
    darkPicture: pictureOrNone,
    [screenText]: sectionLines,
  }),
  z.transform(({ title, caption, picture, darkPicture, [screenText]: lines }, context): SampleScreen => {
    if (!lines) {
      const message = 'Write what can be read on it.'
      context.issues.push({ code: 'custom', input: lines, path: [screenText], message })
      return z.NEVER
    }
    return screenOf({
      title,
      caption,
      ...(picture !== '' && { picture }),
      ...(darkPicture !== '' && { darkPicture }),
      lines,
    })
  }),
)

const submittedRows = z._default(z.union([z.string(), z.array(z.record(z.string(), z.string()))]), [])

/** Sample screens. Rows without any text are dropped. */
const screensSchema = z.pipe(
  z.pipe(
    submittedRows,
    z.transform((value): unknown => {
      const rows = filledRows(value)
      return rows.length > 0 ? rows : undefined
    }),
  ),
  z.optional(z.array(submittedScreen).check(z.maxLength(40, 'Use at most 40 screens.'))),
)

export const screensField = field(screensSchema, {
  label: 'Sample screens',
  kind: 'rows',
  section: 'questions',
  row: 'screen',
  hint: 'Screenshots of the product, with made-up data.',
  uploads: 'picture',
  constants,
  columns: [
    { name: 'title', label: 'Title', kind: 'line' },
    { name: 'caption', label: 'Caption', kind: 'line', hint: 'What it shows, in one sentence.' },
    { name: 'picture', label: 'Picture', kind: 'address', hint: 'Without one, the text is shown.' },
    {
      name: 'darkPicture',
      label: 'Picture in the dark theme',
      kind: 'address',
      hint: 'Only if it differs.',
    },
    {
      name: screenText,
      label: 'What can be read on it',
      kind: 'list',
      hint: 'One per line, for people who can’t see the picture.',
    },
  ],
})

/** Returns the screens of a form that are already valid. */
export function wholeScreens(value: FieldValue | undefined): SampleScreen[] | undefined {
  const screens = filledRows(value).flatMap((row) => submittedScreen.safeParse(row).data ?? [])
  return screens.length > 0 ? screens : undefined
}

function filledRows(value: FieldValue | undefined): RowValues[] {
  const names = ['title', 'caption', 'picture', 'darkPicture', screenText]
  return screenRows(value).filter((row) => names.some((name) => (row[name] ?? '').trim() !== ''))
}

export function screenFormValues(screens: readonly SampleScreen[] = []): RowValues[] {
  return screens.map((screen) => ({
    ...constants,
    title: screen.title,
    caption: screen.caption,
    picture: screen.picture ?? '',
    darkPicture: screen.darkPicture ?? '',
    [screenText]: screenLines(screen).join('\n'),
  }))
}

/**
 * Converts the screens to rows of the form. Drafts and proposals of earlier releases contain screens of six
 * kinds, as rows or as JSON.
 */
export function screenRows(value: FieldValue = ''): readonly RowValues[] {
  if (typeof value === 'string')
    return screenFormValues(nonEmptyList(sampleScreen).safeParse(parseJson(value)).data)
  return value.map((row) => (row['entries.0.heading'] === shownHeading ? row : withText(row)))
}

function withText({ title = '', caption = '', picture = '', darkPicture = '', ...texts }: RowValues) {
  const lines = new Map<string, string[]>()
  for (const [name, text] of Object.entries(texts)) {
    if (text.trim() === '' || /^kind$|\.(?:tone|side|isDone|new)$/.test(name)) continue
    const [, entry = ''] = /^entries\.(\d+)\./.exec(name) ?? []
    lines.set(entry, [...(lines.get(entry) ?? []), text.replaceAll('\n', ' · ')])
  }
  const text = [...lines.values()].map((parts) => parts.join(' · ')).join('\n')
  return { ...constants, title, caption, picture, darkPicture, [screenText]: text }
}
