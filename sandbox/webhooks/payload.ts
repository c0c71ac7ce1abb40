import type { Pool } from 'pg'
import type * as z from 'zod/mini'

/** The dependencies of the webhooks: the database with the store's accounts, and the folder for mail. */
export interface WebhookNeeds {
  pool: Pool
  outboxDirectory: string
}

type Payload<Value> = { ok: true; value: Value } | { ok: false; response: Response }

/** Parses the JSON body of a call. */
export async function readPayload<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<Payload<z.output<Schema>>> {
  const body: unknown = await request.json().catch(() => undefined)
  const parsed = schema.safeParse(body)
  if (parsed.success) return { ok: true, value: parsed.data }
  const message = 'This webhook takes a JSON object with its documented fields.'
  return { ok: false, response: Response.json({ message }, { status: 400 }) }
}
