import type { ItemDetails } from '#catalog/details/item-details.ts'
import { faq, type ProductFacts } from '#site/structured-data.ts'

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

export function detailQuestions({ questions }: ItemDetails): object[] {
  return questions ? [faq(questions)] : []
}
