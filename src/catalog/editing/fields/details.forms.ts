import * as z from 'zod/mini'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import {
  rowAddress,
  rowDay,
  rowText,
  sectionLines,
  sectionRows,
  sectionText,
} from '#catalog/editing/fields/field-schemas.forms.ts'
import { screensForm } from '#catalog/editing/fields/screens.forms.ts'

/** The form fields of the details, named like the details. */
export const detailFields = {
  steps: sectionRows(
    z.object({ title: rowText('Give the step a title.'), text: rowText('Say what happens.') }),
  ),
  needs: sectionLines,
  connections: sectionLines,
  setup: sectionText,
  data: sectionRows(z.object({ label: rowText('Name the fact.'), value: rowText('Write the fact.') })),
  support: sectionText,
  cancelling: sectionText,
  refund: sectionText,
  questions: sectionRows(
    z.object({ question: rowText('Write the question.'), answer: rowText('Write the answer.') }),
  ),
  links: sectionRows(z.object({ label: rowText('Say what the link opens.'), address: rowAddress })),
  changes: sectionRows(z.object({ date: rowDay, text: rowText('Say what changed.') })),
  screens: screensForm,
}

const detailFieldsForm = z.object(detailFields)
export type DetailFields = z.output<typeof detailFieldsForm>

/** The details to store. Change notes are sorted newest first, and the newest sets the day of the last change. */
export function detailsFrom(fields: DetailFields): ItemDetails {
  const { steps, needs, connections, setup, data, support } = fields
  const { cancelling, refund, questions, links, screens } = fields
  const changes = fields.changes?.toSorted((one, other) => other.date.localeCompare(one.date))
  const updated = changes?.[0]?.date
  return {
    ...(steps && { steps }),
    ...(needs && { needs }),
    ...(connections && { connections }),
    ...(setup !== undefined && { setup }),
    ...(data && { data }),
    ...(support !== undefined && { support }),
    ...(cancelling !== undefined && { cancelling }),
    ...(refund !== undefined && { refund }),
    ...(questions && { questions }),
    ...(links && { links }),
    ...(updated !== undefined && { updated }),
    ...(changes && { changes }),
    ...(screens && { screens }),
  }
}
