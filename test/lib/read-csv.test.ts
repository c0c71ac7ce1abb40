import { expect, test } from 'vitest'
import { csv } from '#lib/csv.ts'
import { readCsv } from '#lib/read-csv.ts'

function cellsOf(text: string): string[][] | null {
  const read = readCsv(text)
  return read.ok ? read.rows.map(({ cells }) => cells) : null
}

test('written CSV reads back the same, with formulas as text', () => {
  const rows = [
    ['=1+1', '-5', '@here', ' +x', "'quoted"],
    ['a,b', 'say "so"', 'two\nlines', '', 'café'],
  ]
  expect(csv(rows)).toContain("'=1+1,'-5,'@here")
  expect(cellsOf(csv(rows))).toEqual(rows)
})

test('no value starts as a formula, whatever precedes it or separates values', () => {
  const formulas = [
    '＝1+1',
    '＠here',
    '\u200B=1+1',
    '\u202E=1+1',
    'x;=1+1',
    'x; \u200B=1+1',
    'a\n=1+1',
    'x;＋1',
  ]
  const written = csv(formulas.map((formula) => [formula]))
  for (const value of written.split(/[;"\r\n]+/)) expect(value).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u)
  expect(cellsOf(written)).toEqual(formulas.map((formula) => [formula]))
})

test('semicolons, a byte order mark and any line end are read, and empty lines dropped', () => {
  expect(cellsOf('\uFEFFid;name\r\na;"b;c"\n\n;\nd;e')).toEqual([
    ['id', 'name'],
    ['a', 'b;c'],
    ['d', 'e'],
  ])
})

test('lines are numbered as in an editor', () => {
  const read = readCsv('id\n"a\nb"\nc\n')
  expect(read.ok && read.rows.map(({ line }) => line)).toEqual([1, 2, 4])
})

test('wrong quotes are reported with their line', () => {
  expect(readCsv('id\n"a')).toEqual({ ok: false, line: 2 })
  expect(readCsv('id\n"a"b\n')).toEqual({ ok: false, line: 2 })
})
