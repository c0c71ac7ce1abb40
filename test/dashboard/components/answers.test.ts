import { expect, test } from 'vitest'
import { answeredFields, reloadsWhenChanged, type ActionAnswer } from '#dashboard/components/action-answer.ts'
import { stayWhenUnreachable } from '#dashboard/components/unreachable.ts'
import { withoutEdited } from '#ui/loading/use-current-answer.ts'

test('a lost response or a 503 leaves the page open, and a redirect or a 404 response is passed on', async () => {
  const failing = (error: unknown) => stayWhenUnreachable({ serverAction: () => Promise.reject(error) })
  expect(await failing(new TypeError('Failed to fetch'))).toMatchObject({
    data: { outcome: 'unreachable' },
    init: { status: 503 },
  })
  const redirect = new Response(null, { status: 302 })
  await expect(failing(redirect)).rejects.toBe(redirect)
  const missing = { status: 404, statusText: '', internal: false, data: null }
  await expect(failing(missing)).rejects.toBe(missing)
  expect(await failing({ ...missing, status: 503 })).toMatchObject({ init: { status: 503 } })
})

test('submitted values are shown again only in the form that they came from', () => {
  const answer: ActionAnswer<'note' | 'cancel'> = {
    outcome: 'invalid',
    intent: 'cancel',
    fieldErrors: { text: 'Give the reason.' },
    values: { text: ' ' },
  }
  const field = { name: 'text', defaultValue: ' ', error: 'Give the reason.' }
  expect(answeredFields('cancel', answer).of('text')).toEqual(field)
  expect(answeredFields('note', answer)).toMatchObject({ isOpen: false })
  expect(answeredFields('note', { outcome: 'unreachable' }).isOpen).toBe(false)
})

test('a field’s error disappears when the field is edited', () => {
  const answer: ActionAnswer<'refund'> = {
    outcome: 'invalid',
    intent: 'refund',
    fieldErrors: { amount: 'Give the amount.', text: 'Say what for.' },
    values: {},
  }
  const fields = answeredFields('refund', withoutEdited(answer, new Set(['amount'])))
  expect(fields.isOpen).toBe(true)
  expect(fields.of('amount').error).toBeUndefined()
  expect(fields.of('text').error).toBe('Say what for.')
  const unreachable: ActionAnswer<'refund'> = { outcome: 'unreachable' }
  expect(withoutEdited(unreachable, new Set(['amount']))).toBe(unreachable)
})

test('a page is reloaded when an action reports a conflict', () => {
  expect(reloadsWhenChanged({ actionStatus: 409, defaultShouldRevalidate: false })).toBe(true)
  expect(reloadsWhenChanged({ actionStatus: 422, defaultShouldRevalidate: false })).toBe(false)
})
