import { expect, test } from 'vitest'
import { breakLines, widestWord } from '#lib/text/break-lines.ts'
import { visualRuns } from '#lib/text/visual-runs.ts'

const measure = (text: string) => text.length

test('lines break between words, and a word that is too long breaks within', () => {
  expect(breakLines('one two three four', 9, measure)).toEqual(['one two', 'three', 'four'])
  expect(breakLines('abcdefghij kl', 4, measure)).toEqual(['abcd', 'efgh', 'ij', 'kl'])
  expect(breakLines('(Acme, Inc.) and more', 12, measure)).toEqual(['(Acme, Inc.)', 'and more'])
  expect(breakLines('', 10, measure)).toEqual([''])
})

test('a line as wide as the widest word breaks none', () => {
  expect(widestWord('one three, two', measure)).toBe('three,'.length)
  expect(widestWord('', measure)).toBe(0)
})

test('nothing is lost when a text breaks', () => {
  const text = 'Very long company name, of Dallas (Texas): 東京都千代田区 and sons'
  for (const width of [1, 3, 8, 20, 200]) {
    expect(breakLines(text, width, measure).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  }
})

const fontOf = (character: string) => (/\p{Script=Hebrew}/u.test(character) ? 'hebrew' : 'latin')
const drawn = (text: string) => visualRuns(text, fontOf).map((run) => run.text)

test('text that runs left to right stays as it is, a run for each font', () => {
  const run = { text: 'Ada & Co', source: 'Ada & Co', font: 'latin', isRightToLeft: false }
  expect(visualRuns('Ada & Co', fontOf)).toEqual([run])
  expect(drawn('Ada שלום Co')).toEqual(['Ada ', 'שלום', ' Co'])
})

test('words that run right to left are drawn last to first, numbers and Latin in their own direction', () => {
  expect(drawn('שלום עולם')).toEqual(['עולם', ' ', 'שלום'])
  expect(drawn('שלום 123')).toEqual(['123', ' ', 'שלום'])
  expect(drawn('שלום (v2)').join('')).toBe('(v2) שלום')
})
