import { expect, test } from 'vitest'
import { figures } from '#content/figures.ts'
import { fundPaths } from '#content/fund.ts'

test('figures in drawings match the figures in the text', () => {
  expect(`${figures.edge.accuracyShare * 100}%`).toBe(figures.edge.accuracy)
  for (const { range, span } of fundPaths) {
    if (span) expect(span.map(short).join('-')).toBe(range)
  }
})

function short(amount: number): string {
  return amount < 1_000 ? `$${amount}` : `$${amount / 1_000}K`
}
