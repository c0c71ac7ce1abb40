import type { ItemDetails } from '#catalog/details/item-details.ts'
import type { FieldSection } from '#catalog/editing/fields/edited-field.ts'
import { screensField, screenFormValues } from '#catalog/editing/fields/screens.ts'
import type { FormValues } from '#catalog/editing/fields/form-values.ts'

/** The stored details as form values. */
export function detailFormValues(details: ItemDetails): FormValues {
  return {
    steps: details.steps ?? [],
    needs: lines(details.needs),
    connections: lines(details.connections),
    setup: details.setup ?? '',
    data: details.data ?? [],
    support: details.support ?? '',
    cancelling: details.cancelling ?? '',
    refund: details.refund ?? '',
    questions: details.questions ?? [],
    links: details.links ?? [],
    changes: details.changes ?? [],
    screens: screenFormValues(details.screens),
  }
}

export function lines(entries: readonly string[] = []): string {
  return entries.join('\n')
}

/** The sections of the form with the details of the page (product: marketplace 36). */
export const detailFormSections: readonly FieldSection[] = [
  {
    id: 'how',
    title: 'How it works',
    fields: [
      {
        name: 'steps',
        label: 'Steps',
        kind: 'rows',
        row: 'step',
        columns: [
          { name: 'title', label: 'Title', kind: 'line' },
          { name: 'text', label: 'What happens', kind: 'text' },
        ],
      },
      { name: 'needs', label: 'What the buyer needs', kind: 'list', hint: 'One per line.' },
      { name: 'connections', label: 'Connects with', kind: 'list', hint: 'One name per line.' },
      { name: 'setup', label: 'Set-up time', kind: 'line' },
    ],
  },
  {
    id: 'data',
    title: 'Data, security and terms',
    fields: [
      {
        name: 'data',
        label: 'Data and security facts',
        kind: 'rows',
        row: 'fact',
        columns: [
          { name: 'label', label: 'Fact', kind: 'line' },
          { name: 'value', label: 'What holds', kind: 'text' },
        ],
      },
      { name: 'support', label: 'Support', kind: 'text' },
      { name: 'cancelling', label: 'How to cancel', kind: 'text' },
      { name: 'refund', label: 'Refunds', kind: 'text' },
    ],
  },
  {
    id: 'questions',
    title: 'Questions, links and changes',
    fields: [
      {
        name: 'questions',
        label: 'Questions and answers',
        kind: 'rows',
        row: 'question',
        columns: [
          { name: 'question', label: 'Question', kind: 'line' },
          { name: 'answer', label: 'Answer', kind: 'text' },
        ],
      },
      {
        name: 'links',
        label: 'Links',
        kind: 'rows',
        row: 'link',
        columns: [
          { name: 'label', label: 'What it opens', kind: 'line' },
          { name: 'address', label: 'Address', kind: 'address' },
        ],
      },
      {
        name: 'changes',
        label: 'Change notes',
        kind: 'rows',
        row: 'note',
        columns: [
          { name: 'date', label: 'Day', kind: 'day' },
          { name: 'text', label: 'What changed', kind: 'text' },
        ],
      },
      screensField,
    ],
  },
]
