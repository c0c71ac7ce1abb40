import { useEffect, useState } from 'react'
import { RetryButton } from '#ui/forms/retry-button.tsx'
import { sizeInWords } from '#files/stored-file.ts'
import { callApi } from '#lib/call-api.client.ts'
import { parsed } from '#lib/schema.ts'
import { orderFilesAnswerSchema } from '#orders/order-answers.ts'

/** The files of an active order. Their links expire after some hours (product: orders 28, 29). */
export function OrderFiles({ orderId }: { orderId: string }) {
  const [files, setFiles] = useState<readonly OrderFile[] | 'failed'>([])

  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const found = await askOrderFiles(orderId)
      if (isCurrent) setFiles((before) => found ?? (before.length > 0 ? before : 'failed'))
    }
    void ask()
    // Reloads when the visitor returns, because the links of an open page may have expired.
    document.addEventListener('visibilitychange', ask)
    return () => {
      isCurrent = false
      document.removeEventListener('visibilitychange', ask)
    }
  }, [orderId])

  if (files === 'failed') {
    return (
      <p>
        We couldn’t load your files.{' '}
        <RetryButton
          variant="secondary"
          onRetry={async () => setFiles((await askOrderFiles(orderId)) ?? 'failed')}
        />
      </p>
    )
  }
  if (files.length === 0) return null
  return (
    <div data-screen-only="">
      <h3 className="font-text text-sm font-semibold tracking-normal text-ink-faint">Your files</h3>
      <ul className="mt-1">
        {files.map(({ name, size, address }) => (
          <li key={name}>
            <a href={address} download className="link inline-flex min-h-11 items-center gap-2">
              {name}
              <span className="text-sm whitespace-nowrap text-ink-soft">{size}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OrderFile {
  name: string
  size: string
  address: string
}

/** Requests the files of an order; empty if it is no longer active, `null` if the response is unusable. */
async function askOrderFiles(orderId: string): Promise<readonly OrderFile[] | null> {
  const { status, body } = await callApi(`/api/orders/${encodeURIComponent(orderId)}/files`)
  if (status === 404) return []
  const answer = parsed(orderFilesAnswerSchema, body)
  return answer ? answer.files.map(({ bytes, ...file }) => ({ ...file, size: sizeInWords(bytes) })) : null
}
