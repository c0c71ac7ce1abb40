import { signUpAccounts } from './accounts.ts'
import type { Effort } from './compare.ts'
import { connections, load } from './load.ts'
import type { Shop } from './shop.ts'
import { storeMetric } from './store-metric.ts'

const warmUpSeconds = 1

/** In milliseconds. */
const longestLookUp = 0.15

/**
 * What the store's process spends on finding out who is signed in, a whole request of `/api/account/session`. Returns
 * what is over the limit.
 */
export async function printLookUpTime(shop: Shop, { rounds, seconds }: Effort): Promise<readonly string[]> {
  const accounts = await signUpAccounts(shop.url, connections)
  const lookUps = {
    asks: (connection: number) => [
      { path: '/api/account/session', headers: { cookie: accounts[connection % connections]?.cookie ?? '' } },
    ],
    isRight: (body: string) => body.includes('email_proven'),
  }
  await load(shop.url, lookUps, { seconds: warmUpSeconds })
  const before = await storeMetric(shop, 'process_cpu_seconds_total')
  const { milliseconds } = await load(shop.url, lookUps, { seconds: rounds * seconds })
  const spent = (await storeMetric(shop, 'process_cpu_seconds_total')) - before
  const each = (spent * 1000) / milliseconds.length
  console.log(`\nProcessor time of a signed-in look-up: ${each.toFixed(3)} ms.`)
  return each <= longestLookUp ? [] : [`a signed-in look-up takes ${each.toFixed(3)} ms of processor`]
}
