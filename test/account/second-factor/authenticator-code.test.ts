import { expect, test } from 'vitest'
import {
  authenticatorLink,
  base32,
  codeAt,
  stepOfCode,
  timeStep,
} from '#account/second-factor/authenticator-code.server.ts'

/** The secret of RFC 6238, appendix B; its codes are the last six digits there. */
const secret = '12345678901234567890'

test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
])('the authenticator code at %s is %s', (time, code) => {
  expect(codeAt(secret, timeStep(new Date(time)))).toBe(code)
})

test('an authenticator code is accepted up to one time step early and two time steps late', () => {
  const now = new Date('2026-11-22T08:00:00Z')
  const step = timeStep(now)
  for (const near of [-2, -1, 0, 1]) {
    expect(stepOfCode(secret, codeAt(secret, step + near), now)).toBe(step + near)
  }
  for (const far of [-3, 2]) expect(stepOfCode(secret, codeAt(secret, step + far), now)).toBeNull()
})

test('the authenticator secret is encoded in Base32 and as an otpauth link', () => {
  expect(base32('foobar')).toBe('MZXW6YTBOI')
  expect(authenticatorLink(secret, 'a@b.example')).toBe(
    'otpauth://totp/Wadah:a%40b.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Wadah&digits=6&period=30',
  )
})
