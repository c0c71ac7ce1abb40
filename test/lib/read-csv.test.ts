import { expect, test } from 'vitest'
import { csv } from '#lib/csv.ts'
import { readCsv } from '#lib/read-csv.ts'

async function cellsOf(text: string): Promise<string[][] | null> {
  const read = await readCsv(text)
  return read.ok ? read.rows.map(({ cells }) => cells) : null
}

test('written CSV is read back unchanged, with formulas as text', async () => {
  const rows = [
    ['=1+1', '-x', '@here', ' +x', "'quoted"],
    ['a,b', 'say "so"', 'two\nlines', '', 'café'],
  ]
  expect(csv(rows)).toContain("'=1+1,'-x,'@here")
  expect(await cellsOf(csv(rows))).toEqual(rows)
})

test('negative numbers and amounts stay numbers in a CSV file', async () => {
  const numbers = ['-5', '-0.50', '-$5.00', '-$1,200.50', '-10%']
  const written = csv(numbers.map((number) => [number]))
  expect(written).not.toContain("'")
  expect(await cellsOf(written)).toEqual(numbers.map((number) => [number]))
  for (const formula of ['-5+1', '-1;=1', '-A1', '--5', '-5\n=1', '-'])
    expect(csv([[formula]])).toContain("'")
})

test('no CSV value can start as a formula, whatever precedes it or separates values', async () => {
  const formulas = [
    '\t=1',
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
  expect(await cellsOf(written)).toEqual(formulas.map((formula) => [formula]))
})

test('a CSV file may use semicolons, a byte order mark and any line end, and empty rows are dropped', async () => {
  expect(await cellsOf('\uFEFFid;name\r\na;"b;c"\n\n;\nd;e')).toEqual([
    ['id', 'name'],
    ['a', 'b;c'],
    ['d', 'e'],
  ])
})

test('rows of a CSV file are numbered as in a spreadsheet, past line breaks in cells and empty rows', async () => {
  const read = await readCsv('id\n"a\nb"\n\nc\n')
  expect(read.ok && read.rows.map(({ row }) => row)).toEqual([1, 2, 4])
})

test('a long CSV file is read completely', async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [
    `lamp-${index}`,
    'Lamp — café, "bright"\n'.repeat(3),
  ])
  expect(await cellsOf(csv(rows))).toEqual(rows.map(([id = '', text = '']) => [id, text]))
})

test('misplaced quotation marks in a CSV file are reported with their row', async () => {
  expect(await readCsv('id\n"a')).toEqual({ ok: false, row: 2 })
  expect(await readCsv('id\n"a"b\n')).toEqual({ ok: false, row: 2 })
})
