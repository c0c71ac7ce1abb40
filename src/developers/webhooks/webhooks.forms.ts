import * as z from 'zod/mini'
import { webhookEvents } from '#developers/webhooks/webhook.ts'

const maxLength = 500

/** A receiver's address. `http` is for receivers on the same machine in local runs; the sender checks that. */
function isReceiver(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

export const webhookForm = z.object({
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(maxLength, `An address has at most ${maxLength} characters.`),
      z.refine(isReceiver, 'Enter an https address without user name and password.'),
    ),
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1, 'Choose at least one event.')),
})
