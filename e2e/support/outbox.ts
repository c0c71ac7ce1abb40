import type { Page } from '@playwright/test'
import { expect } from './test.ts'

interface SentMail {
  to: string
  subject: string
  text: string
  html?: string
}

/** The mails that the sandbox has received, the oldest first. */
export async function sentMails(page: Page): Promise<SentMail[]> {
  return (await page.request.get(`${process.env['SANDBOX_URL']}/outbox.json`)).json()
}

/** The newest mail to this address whose subject begins with this text. Waits until it is sent. */
export async function mailTo(page: Page, email: string, subject: string): Promise<SentMail> {
  const mails: SentMail[] = []
  await expect(async () => {
    const sent = await sentMails(page)
    mails.push(...sent.filter((mail) => mail.to === email && mail.subject.startsWith(subject)))
    expect(mails).not.toEqual([])
  }).toPass()
  return mails.at(-1) as SentMail
}

/** The first link in the newest mail to this address whose subject begins with this text. */
export async function mailedLink(page: Page, email: string, subject: string): Promise<string> {
  const { text } = await mailTo(page, email, subject)
  return /https?:\/\/\S+/.exec(text)?.[0] ?? ''
}
