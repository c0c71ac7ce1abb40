import { createContext, type RouterContextProvider } from 'react-router'
import type { Jobs } from '#mail/jobs.server.ts'

/** Queues mail in the caller's transaction. */
export type MailQueue = Pick<Jobs, 'mail'>

const mailQueueKey = createContext<MailQueue | null>(null)

export function provideMailQueue(context: RouterContextProvider, jobs: MailQueue): void {
  context.set(mailQueueKey, jobs)
}

/** Gives actions of pages access to the mail queue. */
export function mailQueueOf(context: Readonly<RouterContextProvider>): MailQueue {
  const found = context.get(mailQueueKey)
  if (!found) throw new Error('A page was rendered without a mail queue')
  return found
}
