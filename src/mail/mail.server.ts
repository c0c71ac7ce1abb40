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
  /** Rejects when the mail server does not take the message; with `NotHandedOver` if nothing of it was sent. */
  send(message: Message): Promise<void>
  /** Hands over nothing more. A hand-over under way goes on. */
  close(): void
}

/** Nothing of the message was handed over, so it surely was not sent. The cause says why. */
export class NotHandedOver extends Error {}

/**
 * Sends by SMTP. With a `file://` address it writes each message into that folder, the outbox that the sandbox shows
 * (product: outside-systems 7).
 */
export function createMail({ url, from }: { url: string; from: string }): Mail {
  return url.startsWith('file:') ? outbox(fileURLToPath(url), from) : smtp(url, from)
}

function smtp(url: string, from: string): Mail {
  const closing = new AbortController()
  return {
    async send(message) {
      // One transport per message, so that its events are about this message only. Connections are not shared.
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

/** The content as it is sent. It is read only when the mail server has asked for it. */
function contentOf(transport: Transporter): () => Readable | undefined {
  let content: Readable | undefined
  transport.use('stream', ({ message }, done) => {
    const createReadStream = message.createReadStream.bind(message)
    message.createReadStream = (options) => (content = createReadStream(options))
    done()
  })
  return () => content
}

/** One JSON file per message, named so that the newest sorts last, written whole or not at all. */
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
