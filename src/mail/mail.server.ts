import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { createTransport, type Transporter } from 'nodemailer'

export interface Message {
  to: string
  subject: string
  text: string
  html?: string
  replyTo?: string
}

export interface Mail {
  /** Rejects when the mail server does not take the message; with `NotHandedOver` when it had none of it yet. */
  send(message: Message): Promise<void>
  /** Nothing more is handed over; what is being handed over goes on. */
  close(): void
}

/** Nothing of the message was handed over: it surely has not gone out. The cause says why. */
export class NotHandedOver extends Error {}

/**
 * Sends through SMTP, or with a `file://` address writes each message into that folder, which is the outbox that
 * the sandbox shows (decisions §2).
 */
export function createMail({ url, from }: { url: string; from: string }): Mail {
  return url.startsWith('file:') ? outbox(fileURLToPath(url), from) : smtp(url, from)
}

function smtp(url: string, from: string): Mail {
  const closing = new AbortController()
  return {
    async send(message) {
      // One for each message, so that it tells of this one; connections are not shared.
      const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 })
      const content = contentOf(transport)
      const stopping = new AbortController()
      const stop = () => {
        if (!content()?.readableDidRead) stopping.abort()
      }
      closing.signal.addEventListener('abort', stop)
      if (closing.signal.aborted) stop()
      try {
        const options = { disableFileAccess: true, disableUrlAccess: true, signal: stopping.signal }
        await transport.sendMail({ from, ...message, ...options })
      } catch (error) {
        throw content()?.readableDidRead ? error : new NotHandedOver('not handed over', { cause: error })
      } finally {
        closing.signal.removeEventListener('abort', stop)
        transport.close()
      }
    },
    close: () => closing.abort(),
  }
}

/** The content as it leaves: it is read only when the mail server has asked for it. */
function contentOf(transport: Transporter): () => Readable | undefined {
  let content: Readable | undefined
  transport.use('stream', ({ message }, done) => {
    const createReadStream = message.createReadStream.bind(message)
    message.createReadStream = (options) => (content = createReadStream(options))
    done()
  })
  return () => content
}

/** One JSON file a message, named so that the newest sorts last; written whole or not at all. */
function outbox(directory: string, from: string): Mail {
  return {
    async send(message) {
      const sentAt = new Date().toISOString()
      const name = `${sentAt.replaceAll(':', '-')}-${crypto.randomUUID()}`
      const draft = join(directory, `.${name}.part`)
      try {
        await mkdir(directory, { recursive: true })
        await writeFile(draft, JSON.stringify({ from, sentAt, ...message }, null, 2))
        await rename(draft, join(directory, `${name}.json`))
      } catch (error) {
        throw new NotHandedOver('not written', { cause: error })
      }
    },
    close: () => undefined,
  }
}
