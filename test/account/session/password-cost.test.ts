import { expect, test } from 'vitest'
import { createAuth } from '#account/session/auth.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { createLog } from '#http/log.server.ts'
import { hashPassword, verifyPassword } from '#lib/password-hash.server.ts'
import { passwordCost, testSettings, withRollback } from '../../support/store.ts'

test('passwords are hashed with the OWASP parameters unless a cost is configured', () =>
  withRollback(async (db) => {
    const auth = createAuth({ db, environment: parseEnvironment(testSettings), log: createLog('silent') })
    const { password } = await auth.$context
    const hash = await password.hash('correct horse battery')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(await password.verify({ hash, password: 'correct horse battery' })).toBe(true)
    expect(await password.verify({ hash, password: 'correct horse battery.' })).toBe(false)
  }))

test('a password is verified with the cost that is stored in its hash', async () => {
  const hash = await hashPassword('correct horse battery', passwordCost)
  expect(hash).toContain('$m=64,t=1,p=1$')
  expect(await verifyPassword(hash, 'correct horse battery')).toBe(true)
  expect(await verifyPassword(hash, 'correct horse')).toBe(false)
})
