import { createContext, type RouterContextProvider } from 'react-router'
import type { Jobs } from '#mail/jobs.server.ts'

/** Queues a mail in the caller's transaction. */
export type MailQueue = Pick<Jobs, 'mail'>
type ImportQueue = Pick<Jobs, 'queueImport'>

const queuesKey = createContext<(MailQueue & ImportQueue) | null>(null)

export function provideMailQueue(context: RouterContextProvider, jobs: MailQueue & ImportQueue): void {
  context.set(queuesKey, jobs)
}

export function mailQueueOf(context: Readonly<RouterContextProvider>): MailQueue {
  return queuesOf(context)
}

export function importQueueOf(context: Readonly<RouterContextProvider>): ImportQueue {
  return queuesOf(context)
}

function queuesOf(context: Readonly<RouterContextProvider>) {
  const found = context.get(queuesKey)
  if (!found) throw new Error('A page was rendered without its queues')
  return found
}
