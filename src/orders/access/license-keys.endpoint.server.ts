import { Hono, type Context } from 'hono'
import { repeatProtected } from '#db/repeated-work.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import {
  declared,
  bodyProblems,
  databaseAway,
  tooManyTries,
  unconfirmedWrite,
  type Operation,
} from '#http/operation.server.ts'
import { problem } from '#http/problems.server.ts'
import { readJson } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import {
  activateKey,
  deactivateKey,
  validateKey,
  type KeyUse,
} from '#orders/access/license-activations.commands.server.ts'
import { publicKeySet } from '#orders/access/license-signing.server.ts'
import * as z from 'zod/mini'
import { longestKey } from '#orders/access/access-item.ts'

/**
 * The routes that programs call to activate, validate and deactivate license keys (product: access 10, 11).
 */
export function licenseKeysEndpoint({ db, clock, environment, limits, log }: ServerContext): Hono {
  const app = new Hono()

  app.post('/api/license-keys/activate', declared(activateKeyOperation), async (c) => {
    const read = await readJson(c, activateKeyOperation.body)
    requireTries(c, await limits.consume('licenseKey', clientAddress(c)))
    const { product_id: productId, key, instance, label = '' } = read
    const named = { productId, key, instance, label: label.replaceAll('\0', '') }
    const activated = await repeatProtected(() => activateKey(db, named, clock()))
    return activated.ok ? c.json(useToJson(activated.value)) : keyProblem(c, activated.reason)
  })

  app.post('/api/license-keys/validate', declared(validateKeyOperation), async (c) => {
    const read = await readJson(c, validateKeyOperation.body)
    requireTries(c, await limits.consume('licenseKey', clientAddress(c)))
    const { product_id: productId, key, instance } = read
    const found = await validateKey(db, { productId, key, instance }, clock())
    const use = found.ok ? found.value : null
    const reason = found.ok ? (found.value.activatedAt === null ? 'not_activated' : null) : found.reason
    return c.json({
      valid: reason === null,
      reason,
      activations: use?.activations ?? null,
      activation_limit: use?.limit ?? null,
    })
  })

  app.post('/api/license-keys/deactivate', declared(deactivateKeyOperation), async (c) => {
    const read = await readJson(c, deactivateKeyOperation.body)
    requireTries(c, await limits.consume('licenseKey', clientAddress(c)))
    const { product_id: productId, key, instance } = read
    const freed = await repeatProtected(() => deactivateKey(db, { productId, key, instance }))
    return freed.ok ? c.json(useToJson(freed.value)) : keyProblem(c, freed.reason)
  })

  app.get('/.well-known/license-keys', async (c) => {
    const keys = await db.transaction((tx) => publicKeySet(tx, environment.LICENSE_SIGNING_KEY, clock()))
    return c.json(keys, 200, { 'cache-control': 'public, max-age=300' })
  })

  app.onError(
    answerUnavailable(log, { away: 'We can’t reach license keys right now. Try again in a moment.' }),
  )
  return app
}

function useToJson({ keyId, activations, limit, activatedAt }: KeyUse) {
  return {
    key_id: keyId,
    activations,
    activation_limit: limit,
    activated_at: activatedAt?.toISOString() ?? null,
  }
}

const problems = {
  unknown_key: [404, 'No customer has this key for this product.'],
  key_ended: [410, 'This key has ended.'],
  limit_reached: [
    409,
    'This key is already active on as many machines as it allows. Free one of them first.',
  ],
} as const

function keyProblem(c: Context, reason: keyof typeof problems): Response {
  const [status, sentence] = problems[reason]
  return problem(c, status, reason, sentence)
}

const line = (length: number) =>
  z.string().check(z.minLength(1), z.maxLength(length), z.regex(/^[^\p{Cc}]*$/u))

const namedKey = {
  product_id: line(100),
  key: line(longestKey),
  /** An id that the program chooses for its machine, such as a hash of the machine's id. */
  instance: line(100),
}

const keyUse = {
  key_id: z.string(),
  activations: z.number(),
  activation_limit: z.number(),
  activated_at: z.nullable(z.string()),
}

const group = 'License keys'
const unknownKey = '404 unknown_key: No customer has this key for this product.'
const endedKey = '410 key_ended: The order was refunded, or the subscription has ended.'

const activateKeyOperation = {
  group,
  access: 'anybody',
  summary: 'Activates a license key on a machine',
  description:
    'The same `instance` counts once, so repeating the call is harmless. `label` is the name of the machine that the customer sees on the page of the order, where each activation can be freed.',
  body: z.strictObject({ ...namedKey, label: z.optional(z.string().check(z.maxLength(100))) }),
  responses: { 200: { description: 'The key is active on this machine', schema: z.object(keyUse) } },
  problems: [
    ...bodyProblems,
    unknownKey,
    endedKey,
    '409 limit_reached: It is already active on the maximum number of machines.',
    tooManyTries,
    unconfirmedWrite,
    databaseAway,
  ],
} satisfies Operation

const validateKeyOperation = {
  group,
  access: 'anybody',
  summary: 'Checks whether a license key is valid, and whether it is active on this machine',
  description:
    'Answers 200 to every well-formed request. `reason` is `unknown_key`, `key_ended` or `not_activated` when `valid` is false. A generated key is a JWS (EdDSA) and can be checked without a connection too, with the keys of `/.well-known/license-keys`, a JSON Web Key Set: `kid` in its header names the key, and its payload has `iss` (the shop), `sub` (the product), `jti` (the key) and `iat`.',
  body: z.strictObject(namedKey),
  responses: {
    200: {
      description: 'Whether it is valid',
      schema: z.object({
        valid: z.boolean(),
        reason: z.nullable(z.enum(['unknown_key', 'key_ended', 'not_activated'])),
        activations: z.nullable(z.number()),
        activation_limit: z.nullable(z.number()),
      }),
    },
  },
  problems: [...bodyProblems, tooManyTries, databaseAway],
} satisfies Operation

const deactivateKeyOperation = {
  group,
  access: 'anybody',
  summary: 'Deactivates a license key on a machine',
  description: 'Repeating the call is harmless.',
  body: z.strictObject(namedKey),
  responses: { 200: { description: 'The key is not active on this machine', schema: z.object(keyUse) } },
  problems: [...bodyProblems, unknownKey, endedKey, tooManyTries, unconfirmedWrite, databaseAway],
} satisfies Operation
