import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'

export type PasswordCost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>

/** OWASP's recommended parameters. Only tests use weaker parameters. */
const usualCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** Hashes a password with Argon2id, off the main thread, and returns the hash in PHC format. */
export async function hashPassword(password: string, cost: PasswordCost = usualCost): Promise<string> {
  const salt = randomBytes(16)
  const { memory, passes, parallelism } = cost
  const tag = await derive(password, salt, { memory, passes, parallelism, tagLength })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Whether the password matches the hash. A hash in another format never matches. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!match) return false
  const [, m, t, p, salt = '', tag = ''] = match
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected)
}

function derive(
  password: string,
  nonce: Buffer,
  cost: PasswordCost & { tagLength: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message: password.normalize('NFC'), nonce, ...cost }, (error, key) => {
      if (error) reject(error)
      else resolve(key)
    })
  })
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
