import { sampleScreen, type SampleScreen } from '#catalog/details/sample-screen.ts'
import { screenLines, shownHeading } from '#catalog/details/screen-lines.ts'
import { some } from '#catalog/details/text.ts'
import type { EditedField } from '#catalog/editing/fields/edited-field.ts'
import type { RowValues, FieldValue } from '#catalog/editing/fields/form-values.ts'
import { parseJson } from '#lib/json.ts'

/** Named like the reports of the previous release, so that both releases can read each other's drafts and proposals. */
export const screenText = 'entries.0.lines'
const constants = { kind: 'report', 'entries.0.heading': shownHeading }

export const screensField: EditedField = {
  name: 'screens',
  label: 'Sample screens',
  kind: 'rows',
  row: 'screen',
  hint: 'Screenshots of the product, with invented data.',
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
      hint: 'If there is another.',
    },
    {
      name: screenText,
      label: 'What can be read on it',
      kind: 'list',
      hint: 'One per line, for whoever does not see the picture.',
    },
  ],
}

/** The stored screens as form values. */
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

/** The rows of the form. Drafts and proposals of earlier releases contain screens of six kinds, as rows or as JSON. */
export function screenRows(typed: FieldValue = ''): readonly RowValues[] {
  if (typeof typed === 'string') return screenFormValues(some(sampleScreen).safeParse(parseJson(typed)).data)
  return typed.map((row) => (row['entries.0.heading'] === shownHeading ? row : withText(row)))
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
