import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { verifyPassword } from '#lib/password-hash.server.ts'
import { readPayload, type WebhookNeeds } from './payload.ts'

const payloadSchema = z.object({ email: z.string(), password: z.string() })

interface Customer {
  email: string
  name: string
  phone: string
  company: string
  hash: string
}

/**
 * The log-in webhook. It looks up the accounts of the store, so that a changed password works here too (product:
 * outside-systems 5).
 */
export async function logInWebhook(request: Request, { pool }: WebhookNeeds): Promise<Response> {
  const payload = await readPayload(request, payloadSchema)
  if (!payload.ok) return payload.response
  const customer = await findCustomer(pool, payload.value.email.trim().toLowerCase())
  if (!customer || !(await verifyPassword(customer.hash, payload.value.password))) {
    return Response.json([{ access_granted: false, customer_found: [] }])
  }
  const { email, name, phone, company } = customer
  const found = { access_granted: true, email, name, phone, company }
  return Response.json([{ access_granted: true, name, phone, company, customer_found: [found] }])
}

async function findCustomer(pool: Pool, email: string): Promise<Customer | undefined> {
  const { rows } = await pool.query<Customer>(
    `select users.email, users.name, users.phone, users.company, credentials.password as hash
     from users join credentials on credentials.user_id = users.id
     where users.email = $1 and users.accepted_at is not null
       and credentials.provider_id = 'credential' and credentials.password is not null`,
    [email],
  )
  return rows[0]
}
