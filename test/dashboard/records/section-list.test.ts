import { expect, test } from 'vitest'
import { sectionState } from '#dashboard/records/section-list.tsx'

const section = {
  fields: [
    { name: 'name', label: 'Name', kind: 'line', section: 'basics', isRequired: true },
    { name: 'steps', label: 'Steps', kind: 'rows', section: 'basics' },
  ],
} as const

test.each([
  ['Empty', { fields: [section.fields[1]] }, { name: 'Lamp' }, null, {}],
  ['Incomplete', section, { name: ' ' }, null, {}],
  ['Complete', section, { name: 'Lamp' }, { name: 'Lamp' }, {}],
  ['Changed', section, { name: 'Lamp 2' }, { name: 'Lamp' }, {}],
  [
    'Has errors',
    section,
    { name: 'Lamp 2' },
    { name: 'Lamp' },
    { 'steps.0.title': 'Give the step a title.' },
  ],
] as const)('the state of a form section is: %s', (state, { fields }, typed, saved, fieldErrors) => {
  expect(sectionState({ fields }, { typed, saved, fieldErrors })).toBe(state)
})
