import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  type KeyObject,
} from 'node:crypto'
import { asc, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '#db/database.server.ts'
import { licenseSigningKeys } from '#orders/access/access.tables.server.ts'

export interface SigningKey {
  id: string
  privateKey: KeyObject
}

interface LicenseContent {
  issuer: string
  productId: string
  keyId: string
  issuedAt: Date
}

/**
 * Creates a license key: a JWS (EdDSA) that names the product, so that a program can verify it offline (product:
 * access 5).
 */
export function signedLicense(
  key: SigningKey,
  { issuer, productId, keyId, issuedAt }: LicenseContent,
): string {
  const header = encoded({ alg: 'EdDSA', kid: key.id })
  const iat = Math.floor(issuedAt.getTime() / 1000)
  const payload = encoded({ iss: issuer, sub: productId, jti: keyId, iat })
  const signature = sign(null, Buffer.from(`${header}.${payload}`), key.privateKey)
  return `${header}.${payload}.${signature.toString('base64url')}`
}

/**
 * Returns the key from the settings, or one that is generated once and stored in the database. The public key is
 * stored in both cases, so that license keys signed before a change of the setting can still be verified.
 */
export async function signingKey(tx: Database, setting: string | undefined, now: Date): Promise<SigningKey> {
  if (setting !== undefined) return storedKey(tx, readPrivateKey(setting), { now, isOurs: false })
  const own = await ownKey(tx)
  if (own) return own
  // The lock ensures that only one process generates the key.
  await tx.execute(sql`lock table ${licenseSigningKeys} in share row exclusive mode`)
  const { privateKey } = generateKeyPairSync('ed25519')
  return (await ownKey(tx)) ?? storedKey(tx, privateKey, { now, isOurs: true })
}

/** All public keys, as a JSON Web Key Set. */
export async function publicKeySet(tx: Database, setting: string | undefined, now: Date) {
  await signingKey(tx, setting, now)
  const rows = await tx
    .select({ id: licenseSigningKeys.id, x: licenseSigningKeys.publicKey })
    .from(licenseSigningKeys)
    .orderBy(asc(licenseSigningKeys.createdAt))
  const kind = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig' } as const
  return { keys: rows.map(({ id, x }) => ({ ...kind, kid: id, x })) }
}

async function ownKey(tx: Database): Promise<SigningKey | null> {
  const [own] = await tx
    .select({ id: licenseSigningKeys.id, privateKey: licenseSigningKeys.privateKey })
    .from(licenseSigningKeys)
    .where(isNotNull(licenseSigningKeys.privateKey))
    .orderBy(asc(licenseSigningKeys.createdAt))
    .limit(1)
  return own?.privateKey ? { id: own.id, privateKey: readPrivateKey(own.privateKey) } : null
}

async function storedKey(
  tx: Database,
  privateKey: KeyObject,
  { now, isOurs }: { now: Date; isOurs: boolean },
): Promise<SigningKey> {
  const publicKey = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? ''
  const id = createHash('sha256').update(publicKey).digest('base64url').slice(0, 12)
  const stored = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  await tx
    .insert(licenseSigningKeys)
    .values({ id, publicKey, privateKey: isOurs ? stored : null, createdAt: now })
    .onConflictDoNothing()
  return { id, privateKey }
}

/** Reads a PKCS #8 key in base64, as `openssl genpkey -algorithm ed25519 -outform DER | base64` prints it. */
function readPrivateKey(text: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
