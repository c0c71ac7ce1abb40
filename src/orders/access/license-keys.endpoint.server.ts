import { Hono, type Context } from 'hono'
import { repeatProtected } from '#db/repeated-work.server.ts'
import { clientAddress } from '#http/limits/client-address.server.ts'
import { requireTries } from '#http/limits/rate-limits.server.ts'
import { declared } from '#http/operation.server.ts'
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
import {
  activateKeyOperation,
  deactivateKeyOperation,
  validateKeyOperation,
} from '#orders/access/license-keys.operations.server.ts'
import { publicKeySet } from '#orders/access/license-signing.server.ts'

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
