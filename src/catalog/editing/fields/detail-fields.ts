import * as z from 'zod/mini'
import { itemDetails, type ItemDetails } from '#catalog/details/item-details.ts'
import { screensField, screenFormValues } from '#catalog/editing/fields/screens.ts'
import { field, type ValuesOf } from '#catalog/field.ts'
import {
  rowAddress,
  rowDay,
  rowText,
  sectionLines,
  sectionRows,
  sectionText,
} from '#catalog/field-schemas.ts'

/** The form fields of an item's details, with the names of the details (product: marketplace 36). */
export const detailFields = {
  steps: field(
    sectionRows(z.object({ title: rowText('Give the step a title.'), text: rowText('Say what happens.') })),
    {
      label: 'Steps',
      kind: 'rows',
      section: 'how',
      row: 'step',
      columns: [
        { name: 'title', label: 'Title', kind: 'line' },
        { name: 'text', label: 'What happens', kind: 'text' },
      ],
    },
  ),
  needs: field(sectionLines, {
    label: 'What the buyer needs',
    kind: 'list',
    section: 'how',
    hint: 'One per line.',
  }),
  connections: field(sectionLines, {
    label: 'Connects with',
    kind: 'list',
    section: 'how',
    hint: 'One name per line.',
  }),
  setup: field(sectionText, { label: 'Setup time', kind: 'line', section: 'how' }),
  data: field(
    sectionRows(z.object({ label: rowText('Name the fact.'), value: rowText('Write the fact.') })),
    {
      label: 'Data and security facts',
      kind: 'rows',
      section: 'data',
      row: 'fact',
      columns: [
        { name: 'label', label: 'Fact', kind: 'line' },
        { name: 'value', label: 'What holds', kind: 'text' },
      ],
    },
  ),
  support: field(sectionText, { label: 'Support', kind: 'text', section: 'data' }),
  cancelling: field(sectionText, { label: 'How to cancel', kind: 'text', section: 'data' }),
  refund: field(sectionText, { label: 'Refunds', kind: 'text', section: 'data' }),
  questions: field(
    sectionRows(z.object({ question: rowText('Write the question.'), answer: rowText('Write the answer.') })),
    {
      label: 'Questions and answers',
      kind: 'rows',
      section: 'questions',
      row: 'question',
      columns: [
        { name: 'question', label: 'Question', kind: 'line' },
        { name: 'answer', label: 'Answer', kind: 'text' },
      ],
    },
  ),
  links: field(sectionRows(z.object({ label: rowText('Say what the link opens.'), address: rowAddress })), {
    label: 'Links',
    kind: 'rows',
    section: 'questions',
    row: 'link',
    columns: [
      { name: 'label', label: 'What it opens', kind: 'line' },
      { name: 'address', label: 'Address', kind: 'address' },
    ],
  }),
  changes: field(sectionRows(z.object({ date: rowDay, text: rowText('Say what changed.') })), {
    label: 'Change notes',
    kind: 'rows',
    section: 'questions',
    row: 'note',
    columns: [
      { name: 'date', label: 'Day', kind: 'day' },
      { name: 'text', label: 'What changed', kind: 'text' },
    ],
  }),
  screens: screensField,
}

export const detailTitles = {
  how: 'How it works',
  data: 'Data, security and terms',
  questions: 'Questions, links and changes',
}

export type DetailFields = ValuesOf<typeof detailFields>

/**
 * Converts the fields to the details to store. Sorts change notes newest first. The newest sets the day of
 * the last change.
 */
export function detailsFrom(fields: DetailFields): ItemDetails {
  const changes = fields.changes?.toSorted((one, other) => other.date.localeCompare(one.date))
  const entries = Object.entries<unknown>({ ...fields, changes, updated: changes?.[0]?.date })
  return itemDetails.parse(Object.fromEntries(entries.filter(([, value]) => value !== undefined)))
}

export function detailValues({ screens, ...details }: ItemDetails) {
  return { ...details, screens: screenFormValues(screens) }
}
