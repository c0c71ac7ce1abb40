import { runInThisContext } from 'node:vm'
import { expect, test } from 'vitest'
import { inAscii } from '../../scripts/ascii-server.ts'

test('non-ASCII characters are escaped without changing the meaning', () => {
  const code = "[...'é’😀'.match(/[😀-🙏]|’/gu), `“${'ß'}”`.length].join()"
  const escaped = inAscii(code)
  expect(escaped).toMatch(/^[\0-\x7f]+$/)
  expect(runInThisContext(escaped)).toBe('’,😀,3')
})

test.each([String.raw`"\’"`, String.raw`"\\’"`, String.raw`/^\’$/.test('’')`])(
  '%s, with backslashes',
  (code) => {
    const escaped = inAscii(code)
    expect(escaped).toMatch(/^[\0-\x7f]+$/)
    expect(runInThisContext(escaped)).toBe(runInThisContext(code))
  },
)

test('a raw template is rejected because it would show the escape', () => {
  expect(() => inAscii('String.raw`C:\\é`')).toThrow(
    'A raw template contains a non-ASCII character: String.raw`C:\\é',
  )
})
