import { expect, test } from 'vitest'
import { createTagChanges, everything } from '#http/cache-tags.server.ts'

test('a tag has changed since a moment before its change, and not since one after it', () => {
  const changes = createTagChanges()
  const before = changes.now()
  changes.add(['product:a', 'listing'])
  const between = changes.now()
  changes.add(['product:b'])
  expect(changes.haveChanged(['product:a'], before)).toBe(true)
  expect(changes.haveChanged(['shelf', 'product:a'], between)).toBe(false)
  expect(changes.haveChanged(['product:a', 'product:b'], between)).toBe(true)
  expect(changes.haveChanged(['product:b'], changes.now())).toBe(false)
  expect(changes.haveChanged([], before)).toBe(false)
})

test('everything is a change of all, for those without other tags too', () => {
  const changes = createTagChanges()
  const before = changes.now()
  changes.add(['product:a', everything])
  expect(changes.haveChanged([], before)).toBe(true)
  expect(changes.haveChanged(['product:b'], changes.now())).toBe(false)
})

test('more tags than are remembered count as everything, none is forgotten', () => {
  const changes = createTagChanges()
  changes.add(['product:first'])
  const afterFirst = changes.now()
  for (let n = 0; n < 15_000; n += 1) changes.add([`product:${n}`])
  expect(changes.haveChanged(['product:other'], afterFirst)).toBe(true)
  const late = changes.now()
  changes.add(['product:late'])
  expect(changes.haveChanged(['product:late'], late)).toBe(true)
  expect(changes.haveChanged(['product:first'], late)).toBe(false)
})
