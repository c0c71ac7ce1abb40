import { withLock } from '#lib/lock.client.ts'
import { listOf, text } from '#lib/schema.ts'
import { readStored, writeStored } from '#lib/stored.client.ts'
import { handledPaymentsStorageKey } from '#orders/browser/storage-keys.ts'

/** The maximum number of remembered payments: several for each of the 50 orders on a page of My Purchases. */
const maxStored = 500

/** The payments that this page is working on. Pages without TLS have no locks. */
const running = new Set<string>()

/**
 * Runs `work` once per payment in this browser, across reloads and tabs. Marks the payment when `work` is done, so
 * that a page that is left in between does not leave paid items in the cart.
 */
export async function oncePerPayment(
  ids: readonly string[],
  work: () => Promise<'done' | 'not_done'>,
): Promise<void> {
  if (ids.some((id) => running.has(id))) return
  for (const id of ids) running.add(id)
  try {
    await withLock('wadah.payments', async () => {
      const handled = handledPayments()
      if (ids.some((id) => handled.includes(id))) return
      const outcome = await work().catch(() => 'not_done')
      if (outcome === 'done') store([...handledPayments(), ...ids])
    })
  } finally {
    // Also if the lock fails, so that the page can try again.
    for (const id of ids) running.delete(id)
  }
}

function handledPayments(): string[] {
  return readStored(handledPaymentsStorageKey, listOf(text)) ?? []
}

function store(ids: readonly string[]): void {
  writeStored(handledPaymentsStorageKey, [...new Set(ids)].slice(-maxStored))
}
