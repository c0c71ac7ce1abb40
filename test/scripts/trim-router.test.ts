import { expect, test } from 'vitest'
import { withoutParts } from '../../scripts/trim-router.ts'

test('a function that nothing calls throws an error that names it, and one that is idle does nothing', () => {
  const code = 'function load(url) { if (off) return 1; return get(url) }\nfunction tidy() { sweep() }\n'
  expect(withoutParts(code, { uncalled: ['load'], idle: ['tidy'], untrue: ['off'] })).toEqual({
    trimmed: "function load(url) { throw new Error('load is left out of this build') }\nfunction tidy() {}\n",
    missing: [],
  })
})

test.each([
  ['if (off) leave(); else stay()', 'stay()'],
  ['if (off) leave()', ';'],
  ['if (!off) stay(); else leave()', 'stay();'],
  ['const a = off ? leave : !off ? stay : leave', 'const a = stay'],
  ['if (off) { leave() } else if (off) leave(); else { stay(off ? 1 : 2) }', '{ stay(2) }'],
])('of `%s` only what can run is left', (code, trimmed) => {
  expect(withoutParts(code, { untrue: ['off'] })).toEqual({ trimmed, missing: [] })
})

test('statements without effect are dropped, calls whose answer is used are not', () => {
  const code = 'warn("a"); list.forEach(f); const b = warn("c")'
  expect(withoutParts(code, { withoutEffect: ['warn', 'list.forEach'] }).trimmed).toBe(
    '; ; const b = warn("c")',
  )
})

test('what the code does not have is named', () => {
  const unused = { uncalled: ['load'], idle: ['tidy'], untrue: ['off'], withoutEffect: ['warn'] }
  expect(withoutParts('function tidy() {}', unused).missing).toEqual(['load', 'off', 'warn'])
})
