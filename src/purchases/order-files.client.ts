import { sizeInWords } from '#files/stored-file.ts'
import { parsed } from '#lib/schema.ts'
import { orderFilesAnswerSchema } from '#orders/order-answers.ts'

export interface OrderFile {
  name: string
  size: string
  address: string
}

const timeLimitMilliseconds = 20_000

/** The files of an active order; `null` without a usable answer. Orders that have ended have none. */
export async function askOrderFiles(orderId: string): Promise<readonly OrderFile[] | null> {
  try {
    const signal = AbortSignal.timeout(timeLimitMilliseconds)
    const response = await fetch(`/api/orders/${encodeURIComponent(orderId)}/files`, { signal })
    if (response.status === 404) return []
    const answer = response.ok ? parsed(orderFilesAnswerSchema, await response.json()) : undefined
    return answer ? answer.files.map(({ bytes, ...file }) => ({ ...file, size: sizeInWords(bytes) })) : null
  } catch {
    return null
  }
}
