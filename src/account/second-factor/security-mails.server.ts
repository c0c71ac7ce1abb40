import { randomUUID } from 'node:crypto'
import { brand } from '#content/brand.ts'
import { mailWithLink } from '#mail/mail-page.ts'
import type { NewMail } from '#mail/mails.commands.server.ts'

interface Recipient {
  userId: string
  email: string
  publicUrl: string
}

export interface Use {
  device: string
  place: string | null
  at: Date
}

/** Mails to dashboard accounts about their sign-in. They cannot be turned off (product: dashboard 14). */
export function newBrowserMail(recipient: Recipient, use: Use): NewMail {
  return securityMail(recipient, `New sign-in to the ${brand.name} dashboard`, [
    `Your account just signed in from a browser we don’t know: ${placeAndTime(use)}.`,
    'If that was you, there’s nothing to do. If it wasn’t, log out everywhere and choose a new password.',
  ])
}

export function recoveryCodeMail(recipient: Recipient, use: Use, remaining: number): NewMail {
  return securityMail(recipient, 'A recovery code was used', [
    `Someone, most likely you, used a recovery code to sign in: ${placeAndTime(use)}.`,
    `You have ${codesLeft(remaining)} left. If you lost your phone, add a new passkey or authenticator app.`,
    'If it wasn’t you, log out everywhere, make new recovery codes and choose a new password.',
  ])
}

export function resetFactorsMail(recipient: Recipient, by: string): NewMail {
  return securityMail(recipient, 'Your two-step sign-in was reset', [
    `${by} removed your passkeys, authenticator app and recovery codes, and logged you out.`,
    'You’ll set up two-step sign-in again the next time you log in.',
    'If you didn’t ask for this, tell us right away.',
  ])
}

export function changedRolesMail(
  recipient: Recipient,
  { by, before, after }: { by: string; before: string; after: string },
): NewMail {
  const ask = 'If you have questions, ask the person who made the change.'
  if (after === '') {
    const removed = [
      `${by} removed your access to the dashboard. Before: ${before || 'none'}. Now: none.`,
      ask,
    ]
    const account = { label: 'See your account', path: '/settings' }
    return securityMail(recipient, `Your access to the ${brand.name} dashboard was removed`, removed, account)
  }
  const changed = [`${by} changed your roles. Before: ${before || 'none'}. Now: ${after}.`, ask]
  return securityMail(recipient, `Your roles in the ${brand.name} dashboard changed`, changed)
}

function codesLeft(count: number): string {
  return `${count} recovery ${count === 1 ? 'code' : 'codes'}`
}

function securityMail(
  { userId, email, publicUrl }: Recipient,
  subject: string,
  paragraphs: string[],
  { label, path } = { label: 'Review your security', path: '/dashboard/security' },
): NewMail {
  const link = { label, address: new URL(path, publicUrl).href }
  return {
    key: `security ${randomUUID()}`,
    subject: userId,
    kind: 'security',
    urgency: 'immediate',
    message: { to: email, subject, ...mailWithLink(subject, paragraphs, link) },
  }
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

function placeAndTime({ device, place, at }: Use): string {
  return [device, place, `${moment.format(at)} UTC`].filter(Boolean).join(', ')
}
