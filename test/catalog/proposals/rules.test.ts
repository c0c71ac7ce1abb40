import { describe, expect, test } from 'vitest'
import { approvedForm, compareForms, proposedForm } from '#catalog/proposals/proposal.ts'
import {
  nextProposalState,
  proposalActions,
  proposalStates,
  type ProposalAction,
  type ProposalState,
} from '#catalog/proposals/proposal-state.ts'
import { emptyProduct } from '#catalog/editing/fields/product-form.ts'

const live = {
  ...emptyProduct,
  name: 'Lamp',
  price: '12.50',
  isActive: 'on',
  isFeatured: 'on',
  sellerId: 'mira',
}

describe('the states of a proposal', () => {
  test('a proposal changes its state only by the allowed actions', () => {
    const allowed: Partial<Record<ProposalState, Partial<Record<ProposalAction, ProposalState>>>> = {
      draft: { save: 'draft', submit: 'submitted', withdraw: 'withdrawn' },
      submitted: {
        'take-back': 'draft',
        withdraw: 'withdrawn',
        approve: 'approved',
        return: 'returned',
        reject: 'rejected',
      },
      returned: { save: 'returned', submit: 'submitted', withdraw: 'withdrawn' },
    }
    for (const state of proposalStates) {
      for (const action of proposalActions) {
        expect(nextProposalState(state, action), `${action} of ${state}`).toBe(
          allowed[state]?.[action] ?? null,
        )
      }
    }
  })
})

describe('the form of a proposal', () => {
  test('the form of a proposal assigns a new product to the seller, whatever the input', () => {
    const document = { ...emptyProduct, name: 'Lamp', sellerId: 'other', isFeatured: 'on', sortOrder: '-9' }
    const { form } = approvedForm({ kind: 'product', sellerId: 'mira', document, opened: null }, null)
    expect(form).toMatchObject({ name: 'Lamp', sellerId: 'mira', isFeatured: '', sortOrder: '0' })
  })

  test('an approved form keeps the changes of staff, and reports fields that both sides changed', () => {
    const document = { ...proposedForm('product', live), price: '15.00', tags: 'light' }
    const changed = { ...live, price: '13.00', description: 'By staff', isFeatured: '' }
    const { form, conflicts } = approvedForm(
      { kind: 'product', sellerId: 'mira', document, opened: live },
      changed,
    )
    expect(form).toMatchObject({
      price: '15.00',
      description: 'By staff',
      tags: 'light',
      isFeatured: '',
      sellerId: 'mira',
    })
    expect(conflicts.filter(({ isMerged }) => !isMerged)).toEqual([
      expect.objectContaining({ name: 'price', theirs: '13.00', yours: '15.00' }),
    ])
  })
})

describe('the comparison with the live version', () => {
  test('the comparison with the live version shows new, changed and removed fields, with prices as money', () => {
    const opened = { ...live, originalPrice: '20', tags: 'old' }
    const after = {
      ...opened,
      price: '1200',
      subscriptionInterval: 'month',
      originalPrice: '',
      shortDescription: 'Bright',
      isActive: '',
      categoryId: 'ai-tools',
      steps: [{ title: 'One', text: 'Two' }],
      tags: 'old\r\n',
    }
    const names = (_: unknown, id: string) => `Category ${id}`
    expect(
      compareForms('product', opened, after, names).map(({ name, change, before, after: text }) => [
        name,
        change,
        before,
        text,
      ]),
    ).toEqual([
      ['shortDescription', 'new', '', 'Bright'],
      ['categoryId', 'new', '', 'Category ai-tools'],
      ['price', 'changed', '$12.50', '$1,200.00 monthly'],
      ['originalPrice', 'removed', '$20.00', ''],
      ['subscriptionInterval', 'changed', 'Once', 'Monthly'],
      ['isActive', 'changed', 'Yes', 'No'],
      ['steps', 'new', '', 'One: Two'],
    ])
  })

  test('the comparison of a new record shows all fields, and an invalid price as entered', () => {
    const compared = compareForms('product', null, {
      ...proposedForm('product', null),
      name: 'Lamp',
      price: 'ten',
    })
    expect(compared.map(({ name, after }) => [name, after])).toEqual([
      ['name', 'Lamp'],
      ['price', 'ten'],
      ['productType', 'Bought once'],
      ['isActive', 'Yes'],
    ])
    expect(compared.every(({ change }) => change === 'new')).toBe(true)
  })
})
