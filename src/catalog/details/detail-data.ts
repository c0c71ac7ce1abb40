import type { ItemDetails } from '#catalog/details/item-details.ts'
import { faq, type ProductFacts } from '#site/structured-data.ts'

/** The details as named properties of structured data. */
export function detailProperties({
  setup,
  connections,
  data = [],
  support,
}: ItemDetails): NonNullable<ProductFacts['properties']> {
  const named = [
    { label: 'Setup time', value: setup },
    { label: 'Connects with', value: connections?.join(', ') },
    ...data,
    { label: 'Support hours', value: support },
  ]
  return named.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

/** Structured data for the questions, if there are any. */
export function detailQuestions({ questions }: ItemDetails): object[] {
  return questions ? [faq(questions)] : []
}
