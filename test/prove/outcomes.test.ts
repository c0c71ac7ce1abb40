import { expect, test } from 'vitest'
import { exitCodeOf, NotShown, runCheck, type Check, type Outcome } from '../../prove/check.ts'
import { brokenCases, promisesPage, promiseTable, sumOf } from '../../prove/report.ts'

const sample = { isFull: false, isSpoiled: false }
const full = { ...sample, isFull: true }
const facts = {
  date: '2026-11-22',
  node: 'v24',
  processors: 2,
  loadBefore: '0.1',
}

function checkThat(run: Check['run']): Check {
  return { promise: 'Nothing is lost', rule: 'product: quality 9', limit: '0', run }
}

const holding = checkThat(() => Promise.resolve({ figure: '0 of 9', broken: [] }))
const breaking = checkThat(() => Promise.resolve({ figure: '1 of 9', broken: ['order 7 is lost'] }))
const failing = checkThat(() => Promise.reject(new Error('no such port')))
const missing = checkThat(() => Promise.reject(new NotShown('there is no network')))

test('a promise holds only when its check ran and found nothing', async () => {
  const outcomes = [holding, breaking, failing, missing].map(async (check) => {
    const { outcome, figure } = await runCheck('any', check, sample)
    return [outcome, figure]
  })
  expect(await Promise.all(outcomes)).toEqual([
    ['holds', '0 of 9'],
    ['BROKEN', '1 of 9'],
    ['BROKEN', 'the check itself failed'],
    ['NOT SHOWN', 'there is no network'],
  ])
})

test.each<[Outcome[], number, number]>([
  [['holds', 'holds'], 0, 0],
  [['holds', 'BROKEN'], 1, 1],
  [['holds', 'NOT SHOWN'], 0, 1],
])('%j ends the short run with %i, the full one with %i', (outcomes, short, long) => {
  const shown = outcomes.map((outcome) => ({ outcome }))
  expect([exitCodeOf(shown, sample), exitCodeOf(shown, full)]).toEqual([short, long])
})

test('the table names promise, rule, limit, figure and outcome; what was not run is never called good', async () => {
  const shown = await Promise.all(
    [holding, breaking, missing].map((check, at) => runCheck(`check-${at}`, check, sample)),
  )
  const table = promiseTable(shown)
  expect(table.split('\n')).toHaveLength(5)
  expect(table).toContain('Nothing is lost (quality 9)')
  expect(table).toMatch(/\| 0 of 9 +\| holds/)
  expect(table).toMatch(/\| there is no network +\| NOT SHOWN/)
  expect(sumOf(shown)).toBe('1 of 3 promises hold; 1 broken: check-1; 1 not shown: check-2')
})

test('the page has a row for each check; what was not run now stays as it was found', async () => {
  const checks = new Map([
    ['kills', breaking],
    ['fuzz', missing],
    ['axe', holding],
  ])
  const run = async (name: string, check: Check) => [await runCheck(name, check, full)]
  const first = promisesPage(checks, { shown: await run('kills', breaking), facts, before: '' })
  expect(first).toContain('0 of 3 promises hold; 1 broken: kills; 2 not shown: fuzz, axe')
  expect(first).toContain('- kills: order 7 is lost')
  const second = promisesPage(checks, { shown: await run('axe', holding), facts, before: first })
  expect(second).toContain('1 of 3 promises hold; 1 broken: kills; 1 not shown: fuzz')
  expect(second).toContain('| 1 of 9 | BROKEN | 2026-11-22')
  expect(second).toContain('- kills: order 7 is lost')
  const mended = promisesPage(checks, { shown: await run('kills', holding), facts, before: second })
  expect(mended).toContain('2 of 3 promises hold; 1 not shown: fuzz')
  expect(mended).not.toContain('order 7 is lost')
})

test('of many cases the first are listed, and how many more there are', async () => {
  const many = checkThat(() => Promise.resolve({ figure: '', broken: ['a', 'b', 'a', 'c'] }))
  expect(brokenCases([await runCheck('fuzz', many, sample)], 2)).toEqual([
    'fuzz: a (2 times)',
    'fuzz: b',
    'fuzz: and 1 more',
  ])
})
