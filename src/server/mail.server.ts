import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTransport } from 'nodemailer'

export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
}

export interface Mail {
  /** Rejects when the mail server does not take the message. */
  send(message: Message): Promise<void>
  close(): void
}

/**
 * Sends through SMTP, or with a `file://` address writes each message into that folder, which is the outbox that
 * the sandbox shows (decisions §2).
 */
export function createMail({ url, from }: { url: string; from: string }): Mail {
  if (url.startsWith('file:')) return outbox(fileURLToPath(url), from)
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
  return {
    async send(message) {
      await transport.sendMail({ from, ...message, disableFileAccess: true, disableUrlAccess: true })
    },
    close: () => transport.close(),
  }
}

/** One JSON file a message, named so that the newest sorts last; written whole or not at all. */
function outbox(directory: string, from: string): Mail {
  return {
    async send(message) {
      await mkdir(directory, { recursive: true })
      const sentAt = new Date().toISOString()
      const name = `${sentAt.replaceAll(':', '-')}-${crypto.randomUUID()}`
      const draft = join(directory, `.${name}.part`)
      await writeFile(draft, JSON.stringify({ from, sentAt, ...message }, null, 2))
      await rename(draft, join(directory, `${name}.json`))
    },
    close: () => undefined,
  }
}
