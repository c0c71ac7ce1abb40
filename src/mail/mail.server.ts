import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createTransport, type Transporter } from 'nodemailer'
import type { QueuedMessage } from '#mail/mails.tables.server.ts'

export interface Message extends QueuedMessage {
  attachments?: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: string
  encoding: 'base64'
}

export interface SendOptions {
  /** The message id. It is the same in each attempt, so that mail systems recognize duplicates. */
  id: string
  /** Awaited before the last byte is sent. If it rejects, the message is not sent. */
  beforeAcceptance(): Promise<void>
}

export interface Mail {
  /**
   * Rejects if the mail server does not confirm the message. The error is `NotAccepted` if the server cannot
   * have accepted it.
   */
  send(message: Message, options: SendOptions): Promise<void>
  /** Stops sending. Messages that the mail server may already have accepted are completed. */
  close(): void
}

/**
 * The last byte was never sent, so the mail server cannot have accepted the message. `cause` contains the
 * error.
 */
export class NotAccepted extends Error {}

/**
 * Sends by SMTP. For a `file://` address, writes each message to that folder, which the sandbox shows as the
 * outbox (product: outside-systems 7).
 */
export function createMail({ url, from }: { url: string; from: string }): Mail {
  return url.startsWith('file:') ? outbox(fileURLToPath(url), from) : smtp(url, from)
}

function smtp(url: string, from: string): Mail {
  const closing = new AbortController()
  return {
    async send({ to, replyTo, unsubscribe, ...message }, { id, beforeAcceptance }) {
      // Each message has its own transport and connection, so that errors and limits affect only this
      // message.
      const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
      const stopping = new AbortController()
      let isPossiblyAccepted = false
      beforeLastByte(transport, async () => {
        await beforeAcceptance()
        stopping.signal.throwIfAborted()
        isPossiblyAccepted = true
      })
      const stop = () => {
        if (!isPossiblyAccepted) stopping.abort()
      }
      closing.signal.addEventListener('abort', stop)
      if (closing.signal.aborted) stop()
      try {
        await transport.sendMail({
          ...message,
          from,
          // Passes objects, because nodemailer would parse a string as a list of addresses.
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          ...(unsubscribe !== undefined && { headers: unsubscribeHeaders(unsubscribe) }),
          messageId: messageId(id, from),
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: stopping.signal,
        })
      } catch (error) {
        throw isPossiblyAccepted
          ? error
          : new NotAccepted('the message was not sent completely', { cause: error })
      } finally {
        closing.signal.removeEventListener('abort', stop)
        transport.close()
      }
    },
    close: () => closing.abort(),
  }
}

/**
 * Runs `settled` before the last byte of a message. The mail server accepts a message only after that byte.
 */
function beforeLastByte(transport: Transporter, settled: () => Promise<void>): void {
  transport.use('stream', ({ message }, done) => {
    message.transform(new PassThrough({ flush: (ended) => void settled().then(() => ended(), ended) }))
    done()
  })
}

function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

function messageId(id: string, from: string): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${id}@${domain}>`
}

/** Writes each message atomically to a JSON file. The file with the highest name is the newest. */
function outbox(directory: string, from: string): Mail {
  return {
    async send(message, { id, beforeAcceptance }) {
      const sentAt = new Date().toISOString()
      const name = `${sentAt.replaceAll(':', '-')}-${crypto.randomUUID()}`
      const draft = join(directory, `.${name}.part`)
      try {
        await mkdir(directory, { recursive: true })
        const content = { from, sentAt, messageId: messageId(id, from), ...message }
        await writeFile(draft, JSON.stringify(content, null, 2))
        await beforeAcceptance()
        await rename(draft, join(directory, `${name}.json`))
      } catch (error) {
        throw new NotAccepted('the message was not written', { cause: error })
      }
    },
    close: () => undefined,
  }
}
