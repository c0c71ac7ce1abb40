import { createHash, randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { inject } from 'vitest'
import { createAuth } from '#account/session/auth.server.ts'
import { openDatabase, type Database, type OpenDatabase } from '#db/database.server.ts'
import { createApp } from '#app/app.server.ts'
import type { Jobs } from '#mail/jobs.server.ts'
import { deliverMail } from '#mail/deliver-mail.server.ts'
import { queueMail } from '#mail/mails.commands.server.ts'
import { createChangeEvents } from '#db/change-events.server.ts'
import { createDailyCounts } from '#http/daily-counts/daily-counts.server.ts'
import { parseEnvironment, type Environment } from '#http/environment.server.ts'
import { createLog } from '#http/log.server.ts'
import type { Mail, Message } from '#mail/mail.server.ts'
import { reportUnreadableRows } from '#catalog/built-in/catalog-reads.server.ts'
import { createMetrics } from '#http/metrics.server.ts'
import { createFileStorage } from '#files/create-file-storage.server.ts'
import { findFileReferences } from '#app/file-references.server.ts'
import { outgoingMail } from '#app/outgoing-mail.server.ts'
import type { AppContext } from '#app/app-context.server.ts'
import { copyDatabase, type Template } from './database/copy-database.ts'
import { holdToDeclarations } from './declared-answers.ts'
import { createResponseCache } from '#http/cache/response-cache.server.ts'
import { createRateLimits } from '#http/limits/rate-limits.server.ts'

/**
 * Makes password hashes cheap, because hundreds of tests log in. `test/account/session/password-cost.test.ts`
 * checks the cost in production.
 */
export const passwordCost = { memory: 64, passes: 1, parallelism: 1 }

export interface TestStore {
  app: ReturnType<typeof createApp>
  context: AppContext
  db: Database
  sent: Message[]
}

/**
 * Runs `work` with a store on the seeded PostgreSQL. Its database is a single transaction, which is rolled back at
 * the end.
 */
export async function withStore(
  work: (store: TestStore) => Promise<void>,
  settings: Partial<Record<keyof Environment, string>> = {},
  template: Template = 'wadah',
): Promise<void> {
  await withRollback(async (db) => work(createTestStore(db, settings)), template)
}

/** Turns off timeouts that on a busy machine would end the single transaction of a test. */
const unhurried = { idle_in_transaction_session_timeout: 0, statement_timeout: 0, query_timeout: 0 }

const shared = new Map<Template, Promise<OpenDatabase>>()

/**
 * Each process uses its own copy of the database. Otherwise tests would wait for uncommitted rows of tests in
 * other processes.
 */
async function openShared(from: Template): Promise<OpenDatabase> {
  const url = await copyDatabase(inject('serverUrl'), { from, to: `${from}_of_${process.pid}` })
  return openDatabase(url, { onError: () => undefined, pool: { ...unhurried, allowExitOnIdle: true } })
}

/** Runs `work` in a transaction that never commits, on a connection that the tests of this process share. */
export async function withRollback(
  work: (db: Database) => Promise<void>,
  template: Template = 'wadah',
): Promise<void> {
  const opening = shared.get(template) ?? openShared(template)
  shared.set(template, opening)
  const client = await (await opening).pool.connect()
  const turns = takeTurns(client)
  const undone = new Error('rolled back')
  try {
    await drizzle(turns.client, { casing: 'snake_case' }).transaction(async (tx) => {
      try {
        await work(tx)
      } finally {
        turns.end()
      }
      throw undone
    })
  } catch (error) {
    if (error !== undone) throw error
  } finally {
    await turns.last()
    client.release()
  }
}

/**
 * All requests share the transaction's connection, which runs one statement at a time, so they take turns. After
 * the test only the rollback runs, so that leftover work cannot affect the next test.
 */
function takeTurns(connected: PoolClient) {
  const query = connected.query.bind(connected) as (...given: unknown[]) => Promise<unknown>
  let last: Promise<unknown> = Promise.resolve()
  let hasEnded = false
  const inTurn = (statement: { text: string }, ...given: unknown[]) => {
    if (hasEnded && statement.text !== 'rollback') return Promise.reject(new Error('The test has ended'))
    const turn = last.then(() => query(statement, ...given))
    last = turn.catch(() => undefined)
    return turn
  }
  const client: PoolClient = Object.assign(Object.create(connected), { query: inTurn })
  return { client, last: () => last, end: () => void (hasEnded = true) }
}

const log = createLog('silent')

/** Creates a store on any database, for tests that need commits, several connections, or no connection. */
export function createTestStore(
  db: Database,
  settings: Partial<Record<keyof Environment, string>> = {},
): TestStore {
  const environment = parseEnvironment({
    ...testSettings,
    STORAGE: `file:${inject('filesDirectory')}/${randomUUID()}`,
    ...settings,
  })
  const sent: Message[] = []
  const mail: Mail = {
    send: (message) => {
      sent.push(message)
      return Promise.resolve()
    },
    close: () => undefined,
  }
  // Sends mail at once, inside the transaction that queues it.
  const deliver = async (tx: Database, id: string) => {
    const delivery = { db: tx, mail: context.mail, complete: outgoingMail({ ...context, db: tx }) }
    await deliverMail(delivery, id).catch(() => undefined)
  }
  const jobs: Jobs = {
    async mail(tx, newMail) {
      const id = await queueMail(tx, newMail)
      if (id !== null) await deliver(tx, id)
    },
    // Tests continue imports themselves.
    queueImport: () => Promise.resolve(),
    reconnect: () => undefined,
    close: () => Promise.resolve(),
  }
  const clock = () => new Date()
  const counts = createDailyCounts({ db, clock })
  const changeEvents = createChangeEvents()
  const metrics = createMetrics()
  reportUnreadableRows({ db, log, metrics })
  const context: AppContext = {
    db,
    mail,
    jobs,
    files: { storage: createFileStorage(environment), findUses: findFileReferences },
    environment,
    auth: createAuth({ db, environment, log, passwordCost }),
    limits: createRateLimits(null, environment.ADDRESS_LIMIT_FACTOR),
    changeEvents,
    responses: createResponseCache({ changeEvents, clock, metrics, counts, environment }),
    log,
    metrics,
    counts,
    clock,
    stopping: new AbortController().signal,
  }
  const app = createApp(context)
  holdToDeclarations(app)
  return { app, context, db, sent }
}

const nowhere = 'http://127.0.0.1:9'

export const testSettings: Record<string, string> = {
  PUBLIC_URL: 'http://store.test',
  HOST: '127.0.0.1',
  PORT: '0',
  METRICS_PORT: '0',
  DATABASE_URL: 'postgres://unused',
  AUTH_SECRET: createHash('sha256').update('test').digest('hex'),
  NETWORK_URL: `${nowhere}/network`,
  PORTAL_URL: `${nowhere}/portal`,
  DOCUMENTS_URL: `${nowhere}/documents`,
  MEETING_URL: `${nowhere}/meeting`,
  ASSISTANT_URL: `${nowhere}/assistant`,
  CONSULTING_URL: `${nowhere}/consulting`,
  SIGNUP_WEBHOOK_URL: `${nowhere}/webhooks/sign-up`,
  LOGIN_WEBHOOK_URL: `${nowhere}/webhooks/log-in`,
  SIGNUP_CREATED_BY_USER_ID: 'test-portal',
  SMTP_URL: 'file:///dev/null',
  MAIL_FROM: 'Wadah <hello@wadah.example>',
  CONTACT_EMAIL: 'hello@wadah.example',
  CONTACT_PHONE: '+1 (214) 555-0142',
  LOG_LEVEL: 'silent',
  PORTAL_EVENT_SECRETS: 'whsec_dGVzdC1zZWNyZXQtdGVzdC1zZWNyZXQtMDE=',
}
