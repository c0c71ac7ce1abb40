import { setTimeout as pause } from 'node:timers/promises'
import { openShop, type Shop } from '../../bench/shop.ts'
import type { Check } from '../check.ts'
import {
  ageMailsUnderWay,
  lostOrDoubled,
  lostOrDoubledMails,
  readEverythingStored,
  readStoredMails,
  type StoredMails,
} from '../stored.ts'
import { startWriters, type Writers } from '../writers.ts'
import { becomesReady } from '../becomes-ready.ts'

const kills = { sample: 30, full: 200 }
const customers = 6
/** The longest time of normal operation between two kills. */
const workMilliseconds = 900
/** A mail that a killed process had begun to send is sent by another one after five to six minutes. */
const mailSeconds = { sample: 20, full: 420, agedFull: 180 }
const victims = ['store', 'database', 'both'] as const

export const killsCheck: Check = {
  promise:
    'A crash of store or database loses and doubles no order, event, line of a cart, saved product or mail',
  rule: 'product: quality 9',
  limit: '0 lost, 0 doubled',
  async run({ isFull }) {
    const count = isFull ? kills.full : kills.sample
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    let writers: Writers | undefined
    try {
      const { settings } = shop
      writers = await startWriters(shop.url, {
        secret: settings['PORTAL_EVENT_SECRETS'] ?? '',
        ordering: customers,
        filling: customers,
      })
      for (let killed = 0; killed < count; killed += 1) {
        await pause(Math.random() * workMilliseconds)
        await crash(shop, victims[killed % victims.length] ?? 'both')
      }
      await writers.finish()
      const { acknowledged } = writers
      const stored = await readEverythingStored(shop.database.url)
      const outbox = settings['OUTBOX_DIRECTORY'] ?? ''
      const readMails = (seconds: number) => readStoredMails(shop.database.url, { outbox, seconds })
      let mails = await readMails(isFull ? mailSeconds.full : mailSeconds.sample)
      if (isFull) {
        await ageMailsUnderWay(shop.database.url)
        mails = await readMails(mailSeconds.agedFull)
      }
      return judgeKills(
        count,
        acknowledged,
        [
          ...lostOrDoubled(acknowledged, stored),
          ...lostOrDoubledMails(acknowledged, stored.orders, mails, { mayWait: !isFull }),
        ],
        mails,
      )
    } finally {
      writers?.abandon()
      await shop.close()
    }
  },
}

interface Counted {
  orders: { size: number }
  events: { size: number }
  cartPieces: number
  savedChanges: number
  unanswered: number
}

/** A run without interrupted writes, or without writes of some kind, means nothing. */
function judgeKills(count: number, told: Counted, broken: readonly string[], mails: StoredMails) {
  const orders = told.orders.size
  const writes = orders + told.events.size + told.cartPieces + told.savedChanges
  const figure = `${broken.length} of ${writes.toLocaleString('en-US')} acknowledged writes and ${mails.known.length.toLocaleString('en-US')} mails, ${mails.sent.length.toLocaleString('en-US')} of which have left, in ${count} kills`
  return {
    figure,
    broken: [
      ...broken,
      ...(told.unanswered < count ? [`only ${told.unanswered} requests were cut off by ${count} kills`] : []),
      ...(orders < count ? [`only ${orders} orders were taken around ${count} kills`] : []),
      ...(told.events.size < count ? [`only ${told.events.size} events were taken`] : []),
      ...(told.cartPieces < count ? [`only ${told.cartPieces} pieces were put into carts`] : []),
      ...(mails.sent.length < count ? [`only ${mails.sent.length} mails have left`] : []),
    ],
  }
}

async function crash(shop: Shop, victim: (typeof victims)[number]): Promise<void> {
  if (victim !== 'store') await shop.database.kill()
  if (victim !== 'database') await shop.killStore()
  await pause(Math.random() * 300)
  if (victim !== 'store') await shop.database.start()
  if (victim !== 'database') await shop.startStore()
  await becomesReady(shop.url)
}
