import { setTimeout as pause } from 'node:timers/promises'
import { withShop, type Shop } from '../../bench/shop.ts'
import { becomesReady } from '../answer.ts'
import { unless, type Check } from '../check.ts'
import {
  ageMailsUnderWay,
  lostOrDoubled,
  lostOrDoubledMails,
  readEverythingStored,
  readStoredMails,
} from '../stored.ts'
import { startWriters } from '../writers.ts'

const kills = { sample: 30, full: 200 }
const customers = 6
/** The maximum time of normal operation between two kills. */
const workMilliseconds = 900
/** If a process is killed while sending a mail, another process sends it five to six minutes later. */
const mailSeconds = { sample: 20, full: 420, agedFull: 180 }
const victims = ['store', 'database', 'both'] as const

export const killsCheck: Check = {
  promise:
    'A crash of store or database neither loses nor duplicates an order, event, cart line, saved product or mail',
  rule: 'product: quality 9',
  limit: '0 lost, 0 duplicated',
  run: ({ isFull }) =>
    withShop({}, async (shop) => {
      const count = isFull ? kills.full : kills.sample
      const { settings, database } = shop
      const secret = settings['PORTAL_EVENT_SECRETS'] ?? ''
      const writers = await startWriters(shop.url, { secret, ordering: customers, filling: customers })
      try {
        for (let killed = 0; killed < count; killed += 1) {
          await pause(Math.random() * workMilliseconds)
          await crash(shop, victims[killed % victims.length] ?? 'both')
        }
        await writers.finish()
      } finally {
        writers.abandon()
      }
      const stored = await readEverythingStored(database.url)
      const outbox = settings['OUTBOX_DIRECTORY'] ?? ''
      const readMails = (seconds: number) => readStoredMails(database.url, { outbox, seconds })
      let mails = await readMails(isFull ? mailSeconds.full : mailSeconds.sample)
      if (isFull) {
        await ageMailsUnderWay(database.url)
        mails = await readMails(mailSeconds.agedFull)
      }
      const { acknowledged } = writers
      const broken = [
        ...lostOrDoubled(acknowledged, stored),
        ...lostOrDoubledMails(acknowledged, stored.orders, mails, { mayWait: !isFull }),
      ]
      const [orders, events, sent] = [acknowledged.orders.size, acknowledged.events.size, mails.sent.length]
      const writes = orders + events + acknowledged.cartUnits + acknowledged.savedChanges
      return {
        figure: `${broken.length} of ${writes.toLocaleString('en-US')} acknowledged writes and ${mails.known.length.toLocaleString('en-US')} mails (${sent.toLocaleString('en-US')} sent) lost or duplicated, in ${count} kills`,
        broken: [
          ...broken,
          // Without interrupted writes, or without any writes of some kind, a run proves nothing.
          ...unless(
            acknowledged.unanswered >= count,
            `only ${acknowledged.unanswered} requests were cut off by ${count} kills`,
          ),
          ...unless(orders >= count, `only ${orders} orders were placed during ${count} kills`),
          ...unless(events >= count, `only ${events} events were accepted`),
          ...unless(
            acknowledged.cartUnits >= count,
            `only ${acknowledged.cartUnits} units were added to carts`,
          ),
          ...unless(sent >= count, `only ${sent} mails were sent`),
        ],
      }
    }),
}

async function crash(shop: Shop, victim: (typeof victims)[number]): Promise<void> {
  if (victim !== 'store') await shop.database.kill()
  if (victim !== 'database') await shop.killStore()
  await pause(Math.random() * 300)
  if (victim !== 'store') await shop.database.start()
  if (victim !== 'database') await shop.startStore()
  await becomesReady(shop.url)
}
