import * as z from 'zod/mini'
import type { SampleScreen } from '#catalog/details/sample-screen.ts'
import { screenOf } from '#catalog/details/screen-lines.ts'
import { screenRows, screenText } from '#catalog/editing/fields/screens.ts'
import { pictureOrNone, rowText, sectionLines } from '#catalog/editing/fields/field-schemas.forms.ts'
import type { RowValues, FieldValue } from '#catalog/editing/fields/form-values.ts'

const typedScreen = z.pipe(
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

const typedRows = z._default(z.union([z.string(), z.array(z.record(z.string(), z.string()))]), [])

/** Sample screens. Rows without any text are dropped. */
export const screensForm = z.pipe(
  z.pipe(
    typedRows,
    z.transform((typed): unknown => {
      const rows = filledRows(typed)
      return rows.length > 0 ? rows : undefined
    }),
  ),
  z.optional(z.array(typedScreen).check(z.maxLength(40, 'Use at most 40 screens.'))),
)

/** The screens in a form that are valid so far. */
export function wholeScreens(typed: FieldValue | undefined): SampleScreen[] | undefined {
  const screens = filledRows(typed).flatMap((row) => typedScreen.safeParse(row).data ?? [])
  return screens.length > 0 ? screens : undefined
}

function filledRows(typed: FieldValue | undefined): RowValues[] {
  const names = ['title', 'caption', 'picture', 'darkPicture', screenText]
  return screenRows(typed).filter((row) => names.some((name) => (row[name] ?? '').trim() !== ''))
}
