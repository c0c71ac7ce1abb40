import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const page = readFileSync('docs/resilience.md', 'utf8')
const named = [...page.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

test('each failure mode in docs/resilience.md names its checks, and all of them exist', () => {
  const ways = page.split('\n').filter((line) => /^\| (?!failure \|)\w/.test(line))
  expect(ways.length).toBeGreaterThan(20)
  for (const way of ways) expect(way).toMatch(/\| `(prove |test\/|e2e\/)[^|]+\|$/)
  const files = named.filter((name) => /^(test|e2e)\//.test(name))
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  const shown = named.filter((name) => name.startsWith('prove ')).map((name) => name.slice('prove '.length))
  expect(shown.filter((name) => name !== 'X' && !existsSync(`prove/checks/${name}.ts`))).toEqual([])
})
