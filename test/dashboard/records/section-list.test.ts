import { expect, test } from 'vitest'
import { emptyProduct, productSections } from '#catalog/editing/fields/product-form.ts'
import { emptySolution, solutionSections } from '#catalog/editing/fields/solution-form.ts'
import { sectionState } from '#dashboard/records/section-list.tsx'

const name = { name: 'name', label: 'Name', kind: 'line', section: 'basics', isRequired: true } as const
const steps = { name: 'steps', label: 'Steps', kind: 'rows', section: 'basics' } as const
const description = { name: 'description', label: 'Description', kind: 'text', section: 'basics' } as const
const lamp = { name: 'Lamp' }

test.each([
  ['Empty', [steps], lamp, null, {}],
  ['Incomplete', [name, steps], { name: ' ' }, null, {}],
  ['Complete', [name, steps], lamp, lamp, {}],
  ['Incomplete', [name, steps, description], lamp, lamp, {}],
  ['Changed', [name, steps], { name: 'Lamp 2' }, lamp, {}],
  ['Has errors', [name, steps], { name: 'Lamp 2' }, lamp, { 'steps.0.title': 'Give the step a title.' }],
] as const)('the state of a form section is: %s', (state, fields, values, saved, fieldErrors) => {
  expect(sectionState({ fields }, { values, saved, fieldErrors })).toBe(state)
})

test.each([
  ['product', productSections, emptyProduct],
  ['solution', solutionSections, emptySolution],
] as const)(
  'the price of a new %s is empty, and its section is incomplete until a price is entered',
  (_, sections, values) => {
    const price = sections.find(({ fields }) => fields.some(({ name }) => name === 'price'))
    if (!price) throw new Error('no section has the price')
    expect(values['price']).toBe('')
    const form = { values, saved: null, fieldErrors: {} }
    expect(sectionState(price, form)).toBe('Incomplete')
    expect(sectionState(price, { ...form, values: { ...values, price: '0' } })).toBe('Complete')
  },
)
