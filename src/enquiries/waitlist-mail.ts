import { mailWithLink } from '#mail/mail-page.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

interface NewEntry {
  id: string
  to: string
  /** What the list is for. */
  name: string
  company: string
  publicUrl: string
}

/** Confirms a new entry, and says how to leave the list (product: enquiries 7). */
export function waitlistMail({ id, to, name, company, publicUrl }: NewEntry): NewMail {
  const title = `You’re on the waitlist for ${name}`
  const paragraphs = [
    'We’ll email you once when it launches, and for nothing else. Joining is free and commits you to nothing.',
    'To leave the list, reply to this email. If it wasn’t you who joined, do the same.',
  ]
  const link = { label: 'See what’s available now', address: new URL('/marketplace', publicUrl).href }
  const message = { to, replyTo: company, subject: title, ...mailWithLink(title, paragraphs, link) }
  return { key: `waitlist ${id}`, subject: id, kind: 'confirmation', urgency: 'low', message }
}
