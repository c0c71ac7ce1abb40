import { expect, test } from 'vitest'
import { readSharedMessage, sharedMessageQuery } from '#cart/shared-message.ts'

const today = new Date(2026, 10, 28)

function read(query: string) {
  return readSharedMessage(new URLSearchParams(query))
}

test('the name, the note and the day of a shared cart are read back from its link', () => {
  const query = sharedMessageQuery({ from: ' Ada & Co ', note: 'For <the> team?' }, today)
  expect(read(query)).toEqual({ from: 'Ada & Co', note: 'For <the> team?', on: '2026-11-28' })
})

test('without a name and a note, a shared cart has no message', () => {
  expect(sharedMessageQuery({ from: ' ', note: '' }, today)).toBe('')
  expect(read('on=2026-11-28')).toBeNull()
})

test('the message of a link is shortened, and loses control characters and an impossible day', () => {
  const query = new URLSearchParams({
    from: 'x'.repeat(61),
    note: `Pay\n\u0000\u202Eme${'y'.repeat(300)}`,
    on: '2026-02-30',
  })
  expect(read(query.toString())).toEqual({
    from: 'x'.repeat(60),
    note: `Pay me${'y'.repeat(274)}`,
    on: null,
  })
})
