import { Hono, type Context } from 'hono'
import { requireKey } from '#developers/api/require-key.server.ts'
import { orderOfLine } from '#developers/api/seller-orders.queries.server.ts'
import { declared, bodyProblems, unconfirmedWrite, type Operation } from '#http/operation.server.ts'
import { problem, RefusedCall } from '#http/problems.server.ts'
import { readJson } from '#http/read-request.server.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'
import { answerUnavailable } from '#http/unavailable-problem.server.ts'
import { snakeCase } from '#lib/field-names.ts'
import { isRecordId, isUuid } from '#lib/ids.ts'
import { accessOfOrder } from '#orders/access/order-access.queries.server.ts'
import { importKeys, saveProductAccess } from '#orders/access/product-access.commands.server.ts'
import { productAccessForm } from '#orders/access/product-access.forms.ts'
import { accessSubject, keyCounts, productAccessOf } from '#orders/access/product-access.queries.server.ts'
import { type AccessItem, keySources, longestKey } from '#orders/access/access-item.ts'
import { orderById } from '#orders/orders.queries.server.ts'
import * as z from 'zod/mini'
import { keyProblems, sellerApiGroup } from '#developers/api/seller-calls.server.ts'

/** The routes of the seller API that read and update access (product: developers 15). */
export function sellerAccessEndpoint(context: ServerContext): Hono {
  const { db, clock, environment, log } = context
  const app = new Hono()

  app.get('/api/seller/products/:id/access', declared(showProductAccessOperation), async (c) => {
    const { item } = await ownProduct(c)
    return c.json(await accessJson(item))
  })

  app.put('/api/seller/products/:id/access', declared(changeProductAccessOperation), async (c) => {
    const own = await ownProduct(c)
    const given = await readJson(c, changeProductAccessOperation.body)
    // Applies the same rules as the form in the dashboard.
    const form = productAccessForm.safeParse({
      intent: 'save',
      version: String(given.version),
      instructions: given.instructions.replaceAll('\0', ''),
      linkUrl: given.link_url.replaceAll('\0', ''),
      linkLabel: given.link_label.replaceAll('\0', ''),
      contactEmail: given.contact_email,
      keySource: given.key_source,
      activationLimit: String(given.activation_limit),
    })
    if (!form.success || form.data.intent !== 'save') {
      const issues = form.error?.issues ?? []
      const fields = issues.map(({ path, message }) => [snakeCase(String(path[0] ?? 'body')), message])
      return problem(
        c,
        422,
        'invalid_request',
        'Some fields of the request are missing or not valid.',
        Object.fromEntries(fields),
      )
    }
    const { intent: _intent, version, activationLimit, ...texts } = form.data
    const access = { ...texts, version: Number(version), activationLimit: Number(activationLimit) }
    const saved = await saveProductAccess(db, changeBy(own.keyId), own.item, access)
    return saved.ok
      ? c.json(await accessJson(own.item))
      : problem(c, 409, 'changed_meanwhile', 'Someone else has changed it. Read it again.')
  })

  app.post('/api/seller/products/:id/license-keys', declared(importKeysOperation), async (c) => {
    const own = await ownProduct(c)
    const body = await readJson(c, importKeysOperation.body)
    const imported = await importKeys(db, changeBy(own.keyId), own.item, [...new Set(body.keys)])
    return imported.ok
      ? c.json(imported.value)
      : problem(c, 409, 'not_imported', 'The keys of this product do not come from a list.')
  })

  app.get('/api/seller/orders/:id/license-keys', declared(showLineKeysOperation), async (c) => {
    const checked = await requireKey(c, context, 'access:write')
    const id = c.req.param('id')
    const orderId = isUuid(id) ? await orderOfLine(db, checked.sellerId, id) : null
    const order = orderId === null ? null : await orderById(db, orderId)
    if (!order) return problem(c, 404, 'unknown_order', 'You have not sold this line.')
    const line = (await accessOfOrder(db, order)).find(({ lineId }) => lineId === id)
    const keys = (line?.keys ?? []).map(({ id: keyId, key, limit, activations }) => ({
      id: keyId,
      key,
      activation_limit: limit,
      // The names of machines are the buyer's data, so they are omitted.
      activations: activations.map((each) => ({ id: each.id, activated_at: each.activatedAt })),
    }))
    const hasEnded = (line?.endedAt ?? null) !== null
    return c.json({ ended: hasEnded, missing_keys: line?.missingKeys ?? 0, keys })
  })

  app.onError(
    answerUnavailable(log, {
      away: 'We can’t do this right now. Please try again in a moment.',
      unconfirmed:
        'The shop did not respond in time, so the change may have been made. Check before you try again.',
    }),
  )
  return app

  /** The product in the address, if it belongs to the seller of the key. */
  async function ownProduct(c: Context) {
    const checked = await requireKey(c, context, 'access:write')
    const productId = c.req.param('id') ?? ''
    const item: AccessItem = { productType: 'marketplace', productId }
    const found = isRecordId(productId) ? await accessSubject(db, item) : null
    if (found?.sellerId !== checked.sellerId) {
      throw new RefusedCall(404, 'unknown_product', 'You have no such product.')
    }
    return { item, keyId: checked.keyId }
  }

  async function accessJson(item: AccessItem) {
    const { instructions, linkUrl, linkLabel, contactEmail, ...access } = await productAccessOf(db, item)
    return {
      instructions,
      link_url: linkUrl,
      link_label: linkLabel,
      contact_email: contactEmail,
      key_source: access.keySource,
      activation_limit: access.activationLimit,
      version: access.version,
      license_keys: await keyCounts(db, item),
    }
  }

  function changeBy(keyId: string) {
    return {
      actor: { kind: 'api_key', keyId } as const,
      now: clock(),
      publicUrl: environment.PUBLIC_URL,
      licenseSigningKey: environment.LICENSE_SIGNING_KEY,
    }
  }
}

const shared = { group: sellerApiGroup, access: 'seller_key' } as const

const values = {
  instructions: z.string(),
  link_url: z.string(),
  link_label: z.string(),
  contact_email: z.string(),
  key_source: z.enum(keySources),
  activation_limit: z.number(),
  version: z.number(),
}

const licenseKeys = z.strictObject({ free: z.number(), assigned: z.number(), missing: z.number() })
const accessResponse = z.strictObject({ ...values, license_keys: licenseKeys })

const unknownProduct = '404 unknown_product: The seller has no such product.'

const showProductAccessOperation = {
  ...shared,
  summary: 'What a product gives its buyers, and how many license keys it has',
  description: 'Needs `access:write`.',
  responses: { 200: { description: 'The access', schema: accessResponse } },
  problems: [...keyProblems, unknownProduct],
} satisfies Operation

const changeProductAccessOperation = {
  ...shared,
  summary: 'Changes what a product gives its buyers',
  description:
    'Needs `access:write`. Send all fields, with the `version` that was read. `license_keys` is ignored, so that a response of `GET` can be sent back. Sending the same values only assigns missing license keys, and keeps the `version`.',
  body: z.strictObject({ ...values, license_keys: z.optional(licenseKeys) }),
  responses: { 200: { description: 'The access as stored', schema: accessResponse } },
  problems: [
    ...keyProblems,
    ...bodyProblems,
    unknownProduct,
    '409 changed_meanwhile: Somebody else has changed it. Read it again.',
    unconfirmedWrite,
  ],
} satisfies Operation

const importKeysOperation = {
  ...shared,
  summary: 'Adds license keys to the list of a product',
  description:
    'Needs `access:write`. Waiting buyers get their keys at once. Keys that are already in the list are skipped, so repeating the call is harmless.',
  body: z.strictObject({
    keys: z
      .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestKey), z.regex(/^[^\p{Cc}]*$/u)))
      .check(z.minLength(1), z.maxLength(1_000)),
  }),
  responses: {
    200: { description: 'The number of new keys', schema: z.strictObject({ imported: z.number() }) },
  },
  problems: [
    ...keyProblems,
    ...bodyProblems,
    unknownProduct,
    '409 not_imported: The keys of this product do not come from a list.',
    unconfirmedWrite,
  ],
} satisfies Operation

const showLineKeysOperation = {
  ...shared,
  summary: 'The license keys of one sold line, with the machines on which they are active',
  description: 'Needs `access:write`. The list is empty until the order is active.',
  responses: {
    200: {
      description: 'The keys',
      schema: z.strictObject({
        ended: z.boolean(),
        missing_keys: z.number(),
        keys: z.array(
          z.strictObject({
            id: z.string(),
            key: z.string(),
            activation_limit: z.number(),
            activations: z.array(z.strictObject({ id: z.string(), activated_at: z.string() })),
          }),
        ),
      }),
    },
  },
  problems: [...keyProblems, '404 unknown_order: The seller has not sold this line.'],
} satisfies Operation
