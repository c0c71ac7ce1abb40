import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** A message in the store's outbox folder, which contains one JSON file per message. */
const messageSchema = z.object({
  from: z.string().default(''),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  replyTo: z
    .string()
    .nullish()
    .transform((value) => value ?? null),
  /** Only the names are shown; mail programs use the content. */
  attachments: z.array(z.object({ filename: z.string(), content: z.string() })).default([]),
  sentAt: z.string(),
})

export type StoredMessage = z.output<typeof messageSchema> & { name: string }

/** All sent mails, newest last. If the folder does not exist, nothing was sent yet. */
export async function readOutbox(directory: string): Promise<StoredMessage[]> {
  const messages = await Promise.all((await messageNames(directory)).map((name) => read(directory, name)))
  return messages
    .filter((message) => message !== null)
    .toSorted((a, b) => compare(a.sentAt, b.sentAt) || compare(a.name, b.name))
}

/** One message by its file name. Opens only files that the folder lists. */
export async function readMessage(directory: string, name: string): Promise<StoredMessage | null> {
  const known = (await messageNames(directory)).find((one) => one === name)
  return known ? read(directory, known) : null
}

async function messageNames(directory: string): Promise<string[]> {
  try {
    const files = await readdir(directory)
    return files
      .filter((file) => file.endsWith('.json') && !file.startsWith('.'))
      .map((file) => file.slice(0, -'.json'.length))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

async function read(directory: string, name: string): Promise<StoredMessage | null> {
  try {
    const parsed = messageSchema.safeParse(
      JSON.parse(await readFile(join(directory, `${name}.json`), 'utf8')),
    )
    return parsed.success ? { name, ...parsed.data } : null
  } catch {
    // The file is not a message, or was just removed.
    return null
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
