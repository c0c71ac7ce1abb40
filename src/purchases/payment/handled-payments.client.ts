import { withLock } from '#lib/lock.client.ts'
import { listOf, text } from '#lib/schema.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'
import { handledPaymentsStorageKey } from '#orders/browser/storage-keys.ts'

/** The maximum number of remembered payments: several for each of the 50 orders on a page of My Purchases. */
const maxStored = 500

/**
 * Runs `work` once per payment in this browser, across reloads and tabs. Marks the payment first, so that no
 * second run can start, and removes the mark if `work` fails.
 */
export async function oncePerPayment(
  ids: readonly string[],
  work: () => Promise<'done' | 'not_done'>,
): Promise<void> {
  await withLock('wadah.payments', async () => {
    const handled = handledPayments()
    if (ids.some((id) => handled.includes(id))) return
    store([...handled, ...ids])
    const outcome = await work().catch(() => 'not_done')
    if (outcome === 'not_done') store(handledPayments().filter((id) => !ids.includes(id)))
  })
}

function handledPayments(): string[] {
  return readStored(handledPaymentsStorageKey, listOf(text)) ?? []
}

function store(ids: readonly string[]): void {
  writeStored(handledPaymentsStorageKey, [...new Set(ids)].slice(-maxStored))
}
