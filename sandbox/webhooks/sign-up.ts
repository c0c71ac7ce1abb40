import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from 'pg'
import * as z from 'zod/mini'
import { brand } from '#content/brand.ts'
import { customerPortalOnly, demoContact } from '#content/demo/accounts.ts'
import { readPayload, type WebhookNeeds } from './payload.ts'

const payloadSchema = z.object({ primary_email: z.string(), full_name: z.string() })

/**
 * The sign-up webhook. It already knows one customer, rejects addresses under `.invalid`, and sends a welcome mail
 * to everybody else (product: outside-systems 6).
 */
export async function signUpWebhook(
  request: Request,
  { pool, outboxDirectory }: WebhookNeeds,
): Promise<Response> {
  const payload = await readPayload(request, payloadSchema)
  if (!payload.ok) return payload.response
  const email = payload.value.primary_email.trim().toLowerCase()
  if (email.endsWith('.invalid')) return notSignedUp({ error_email: 'Invalid email address' })
  if (email === customerPortalOnly.email || (await isCustomer(pool, email))) {
    return notSignedUp({
      error_customer: 'Duplicate customer: this email is already known to the customer portal',
    })
  }
  const mail = {
    to: email,
    subject: `Welcome to ${brand.name}`,
    text: [
      `Hello ${payload.value.full_name},`,
      `Your ${brand.name} account is ready. You can log in, fill your cart and place orders.`,
      'This mail comes from the sandbox, which stands in for the customer portal.',
    ].join('\n\n'),
  }
  await send(mail, outboxDirectory)
  return Response.json([
    {
      email_subject: mail.subject,
      email_recipient: mail.to,
      email_content: mail.text,
      send_status: 'sent',
      error_email: null,
      error_customer: null,
    },
  ])
}

function notSignedUp(errors: { error_email?: string; error_customer?: string }): Response {
  const item = { email_subject: null, email_recipient: null, email_content: null, send_status: 'failed' }
  return Response.json([{ ...item, error_email: null, error_customer: null, ...errors }])
}

async function isCustomer(pool: Pool, email: string): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from users where email = $1 and accepted_at is not null', [
    email,
  ])
  return (rowCount ?? 0) > 0
}

/** Writes a mail in the format of the store's outbox: one JSON file per message, whose name sorts newest last. */
async function send(
  message: { to: string; subject: string; text: string },
  directory: string,
): Promise<void> {
  await mkdir(directory, { recursive: true })
  const sentAt = new Date().toISOString()
  const name = `${sentAt.replaceAll(':', '-')}-${crypto.randomUUID()}`
  const draft = join(directory, `.${name}.part`)
  const from = `${brand.name} customer portal <${demoContact.email}>`
  await writeFile(draft, JSON.stringify({ from, sentAt, ...message }, null, 2))
  await rename(draft, join(directory, `${name}.json`))
}
