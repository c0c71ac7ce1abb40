import { expect, test } from 'vitest'
import { doneParameter, bulkSentence, readDone } from '#dashboard/record-lists/bulk-change.ts'

const entryId = '00000000-0000-4000-8000-000000000001'

test('the result of a bulk change says what changed and what did not', () => {
  const sentence = (intent: 'feature' | 'lower' | 'show', changed: number, same: number, leftOut: number) =>
    bulkSentence({ intent, changed, same, leftOut }, 'product', 'Products')
  expect(sentence('feature', 7, 3, 0)).toBe('Featured 7 products. 3 already were.')
  expect(sentence('feature', 0, 2, 0)).toBe('Nothing changed. 2 already were.')
  expect(sentence('show', 1, 0, 2)).toBe('1 product now in the shop. 2 not changed.')
  expect(sentence('lower', 27, 1, 0)).toBe(
    'Lowered the price of 27 products. 1 unchanged: free, or less than a cent.',
  )
  expect(bulkSentence({ intent: 'edit', changed: 2, same: 0, leftOut: 0 }, 'product', 'Products')).toBe(
    'Saved 2 changes.',
  )
  const undone = { intent: 'undo', changed: 6, same: 1, leftOut: 0 } as const
  expect(bulkSentence(undone, 'product', 'Products')).toBe(
    'Undone for 6 products. 1 changed since then and kept the new values.',
  )
  expect(bulkSentence({ ...undone, changed: 0 }, 'product', 'Products')).toBe(
    'Nothing undone. 1 changed since then and kept the new values.',
  )
})

test('the result of a bulk change survives a round trip through the address, and any other text is ignored', () => {
  const unchanged = [{ id: 'copper-scan', why: 'same' } as const, { id: 'lamp-2', why: 'regular' } as const]
  const done = { intent: 'hide', changed: 7, same: 3, leftOut: 0, entryId, unchanged } as const
  expect(readDone(doneParameter(done))).toEqual(done)
  const hide = `hide.1.2.3.${entryId}`
  const wrong = [`delete.1.2.3.${entryId}`, `hide.1.x.3.${entryId}`, `${hide}.<b>`, `${hide}.lamp-2*<b>`]
  for (const text of [null, '', 'hide', 'hide.1.2.3', 'hide.1.2.3.4', ...wrong]) {
    expect(readDone(text), String(text)).toBeNull()
  }
})
