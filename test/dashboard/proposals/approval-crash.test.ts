import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#account/session/account.tables.server.ts'
import { auditEntries } from '#audit/audit.tables.server.ts'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { sellerMembers } from '#catalog/sellers/seller-members.tables.server.ts'
import { proposedForm } from '#catalog/proposals/proposal.ts'
import { catalogProposals, proposalSteps } from '#catalog/proposals/proposals.tables.server.ts'
import { submitProposal } from '#catalog/proposals/write-proposals.commands.server.ts'
import { sentNotices } from '#dashboard/notices/notices.tables.server.ts'
import { sendNotices } from '#dashboard/notices/send-notices.commands.server.ts'
import { queueMail } from '#mail/mails.commands.server.ts'
import { mails } from '#mail/mails.tables.server.ts'
import { ownDatabase } from '../../support/order-shop.ts'
import { patience } from '../../support/patience.ts'

const script = fileURLToPath(new URL('../../support/servers/approving-process.ts', import.meta.url))
let database: Awaited<ReturnType<typeof ownDatabase>>

beforeAll(async () => {
  database = await ownDatabase('approvals')
  const { db } = database
  await db.insert(marketplaceSellers).values({ id: 'mira', name: 'Mira' })
  const [member] = await db.insert(users).values({ name: 'Mo', email: 'mo@example.com' }).returning()
  await db.insert(sellerMembers).values({ sellerId: 'mira', userId: member?.id ?? '', role: 'admin' })
})
afterAll(() => database.close())

test('an approval leaves the proposal open if its process is killed before the commit, and is complete if its process is killed before it queues the mails', async () => {
  const name = `Lamp ${randomUUID()}`
  const id = await submit(name)
  const found = () => traces(id, name)
  // An approval writes to this table last, before the commit.
  await killInFrontOf(proposalSteps, id)
  expect(await found()).toEqual({ state: 'submitted', revision: 1, steps: ['submit'], ...nothing })

  await killInFrontOf(mails, id)
  const approved = { state: 'approved', revision: 2, steps: ['approve', 'submit'], products: 1 }
  const recorded = ['catalogue.edit', 'proposals.decide']
  expect(await found()).toEqual({ ...nothing, ...approved, recorded })

  await tellSellers()
  await tellSellers()
  expect(await found()).toEqual({ ...approved, recorded, notices: 1, mails: 1 })
})

const nothing = { products: 0, recorded: [], notices: 0, mails: 0 }

async function submit(name: string): Promise<string> {
  const outcome = await submitProposal(database.db, {
    place: { kind: 'product', sellerId: 'mira', subjectId: null, opened: null, baseVersion: null },
    document: { ...proposedForm('product', null), name, description: 'Lights the ledger.', price: '12.50' },
    sellers: ['mira'],
    actor: { kind: 'command' },
    now: new Date(),
  })
  if (outcome.state !== 'saved') throw new Error(`not submitted: ${outcome.state}`)
  return outcome.id
}

/**
 * Has a process approve the proposal, and kills it when it is about to write to the table, where a lock stops it.
 */
async function killInFrontOf(table: typeof proposalSteps | typeof mails, id: string): Promise<void> {
  const { db, url } = database
  const child = fork(script, {
    env: { ...process.env, DATABASE_URL: url },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  if (child.stdout) await Promise.race([once(child.stdout, 'data'), exited])
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share mode`)
    child.send(id)
    const waits = sql`select 1 from pg_locks where database = (select oid from pg_database where datname = current_database()) and not granted`
    await expect.poll(async () => (await tx.execute(waits)).rowCount, patience).toBe(1)
    child.kill('SIGKILL')
    await exited
  })
  // The database rolls back when it notices that the client is gone.
  const others = sql`select 1 from pg_stat_activity
    where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await db.execute(others)).rowCount, patience).toBe(0)
}

/** All rows that an approval writes. */
async function traces(id: string, name: string) {
  const { db } = database
  const [proposal] = await db.select().from(catalogProposals).where(eq(catalogProposals.id, id))
  const steps = await db.select().from(proposalSteps).where(eq(proposalSteps.proposalId, id))
  const entries = await db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.subjectId} = ${id} or ${auditEntries.after} ->> 'name' = ${name}`)
  return {
    state: proposal?.state,
    revision: proposal?.revision,
    steps: steps.map(({ action }) => action).toSorted(),
    products: await db.$count(marketplaceProducts, eq(marketplaceProducts.name, name)),
    recorded: entries
      .map(({ action }) => action)
      .filter((action) => action !== 'proposals.write')
      .toSorted(),
    notices: await db.$count(sentNotices, sql`${sentNotices.about} like ${`${id}%`}`),
    mails: await db.$count(mails, sql`${mails.key} like ${`%${id}%`}`),
  }
}

async function tellSellers(): Promise<void> {
  await sendNotices(database.db, {
    now: new Date(),
    publicUrl: 'http://localhost:3000',
    mail: async (tx, mail) => void (await queueMail(tx, mail)),
    onError: (error) => {
      throw error
    },
  })
}
