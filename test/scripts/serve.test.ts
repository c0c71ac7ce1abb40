import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { buildIfNeeded } from '../../scripts/build-if-needed.ts'
import { openDatabase } from '#db/database.server.ts'
import { addProducts, signUp } from '../support/customers-and-products.ts'
import { freePort } from '../support/servers/free-port.ts'
import { patience } from '../support/patience.ts'
import { createTestStore, testSettings } from '../support/store.ts'
import { openOwnDatabase, type OwnDatabase } from '../support/database/own-database.ts'
import { makeRelease, type Program, type Release } from '../support/release.ts'

let release: Release
let database: OwnDatabase
const production: Record<string, string> = {
  ...testSettings,
  PUBLIC_URL: 'https://shop.test',
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOG_LEVEL: 'warn',
}
let settings = production
const programs: Program[] = []

beforeAll(async () => {
  await buildIfNeeded()
  release = makeRelease()
})

afterAll(async () => {
  await stopPrograms()
  release.remove()
})

describe('the store on an empty database behind a pooler', () => {
  let store: Program

  beforeAll(async () => {
    await openEmptyDatabase()
    await database.addRole('direct', 'superuser')
    // The role has the rights of the owner of the tables, because a failed statement would close the
    // connection of the store.
    await database.addRole('pooled', 'in role direct')
    settings['DATABASE_URL'] = database.url.replace('postgres@', 'pooled@')
    settings['DATABASE_DIRECT_URL'] = database.url.replace('postgres@', 'direct@')
    store = run('build/serve.js')
    await answers(store)
  })
  afterAll(async () => {
    await stopPrograms()
    await database.close()
  })

  test('on an empty database the store serves pages, pictures and files', async () => {
    // The files of this build are stored for other processes. The store waits for them at most two seconds.
    await vi.waitFor(async () => expect(await rows('build_assets')).toBeGreaterThan(50), patience)
    expect((await get('/readyz')).status).toBe(200)
    const home = await get('/')
    expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const html = await home.text()
    expect(html).toContain('<h1')
    const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
    expect((await get(asset)).headers.get('cache-control')).toContain('immutable')
    const picture = /https:\/\/shop\.test(\/share\/[\w./-]+\.png)/.exec(html)?.[1] ?? ''
    expect((await get(picture)).headers.get('content-type')).toBe('image/png')

    expect(await rows('users')).toBe(0)
    expect(await rows('marketplace_products')).toBe(0)
    expect(await rows('wts_solutions')).toBe(0)
  })

  test('migrations, notifications and jobs bypass a pooler, and queries use it', async () => {
    await vi.waitFor(async () => expect(await rows('jobs.schedule')).toBe(2), patience)
    const connections = () =>
      database.query(`select distinct application_name as program, usename as role
        from pg_stat_activity where usename in ('pooled', 'direct') order by program`)
    await vi.waitFor(async () => {
      // The pool connects on demand, and closes connections that were idle for ten seconds.
      expect((await get('/readyz')).status).toBe(200)
      expect(await connections()).toEqual([
        { program: 'wadah jobs', role: 'direct' },
        { program: 'wadah notifications', role: 'direct' },
        { program: 'wadah store', role: 'pooled' },
      ])
    }, patience)
  })

  test('the store stops on a signal, and prints nothing', async () => {
    store.stop()
    expect([await store.ended, store.output()]).toEqual([0, ''])
  })
})

describe('a migrated database', () => {
  beforeAll(async () => {
    await openEmptyDatabase()
    const migrated = run('build/migrate.js')
    expect([await migrated.ended, migrated.output()]).toEqual([
      0,
      expect.stringMatching(/^Migrations and SQL files applied: \d+\.\n$/),
    ])
    await database.addRole('shop_reader')
    await database.query(`
      grant usage on schema public, jobs, drizzle to shop_reader;
      grant select, insert, update, delete on all tables in schema public, jobs to shop_reader;
      grant select on all tables in schema drizzle to shop_reader`)
  })
  afterAll(async () => {
    await stopPrograms()
    await database.close()
  })

  test('migrating a database that is up to date does nothing', async () => {
    const again = run('build/migrate.js')
    expect([await again.ended, again.output()]).toEqual([0, 'The database is up to date.\n'])
  })

  test('the staff command runs from the build', async () => {
    const staff = run('build/staff.js', ['list'])
    expect([await staff.ended, staff.output()]).toEqual([0, 'Nobody.\n'])
  })

  test('the demo catalog is seeded only on explicit request, and only into an empty catalog', async () => {
    const unnamed = run('build/seed.js')
    expect([await unnamed.ended, unnamed.output()]).toEqual([
      2,
      expect.stringContaining('npm run seed -- --demo'),
    ])
    expect(await rows('marketplace_products')).toBe(0)

    const named = run('build/seed.js', ['--demo'])
    expect([await named.ended, named.output()]).toEqual([
      0,
      expect.stringMatching(/^Seeded the demo catalog: \d+ products and \d+ solutions\.\n$/),
    ])
    expect(await rows('marketplace_products')).toBeGreaterThan(6)
    expect(await rows('users')).toBe(0)

    const again = run('build/seed.js', ['--demo'])
    expect([await again.ended, again.output()]).toEqual([
      0,
      'The catalog is not empty: nothing was seeded.\n',
    ])
  })

  test('two processes with a role without DDL rights share sessions, carts, limits and catalog', async () => {
    const { db, close } = openDatabase(database.url, { onError: () => undefined })
    onTestFinished(close)
    await addProducts(db)
    // A second run finds the result of the first run.
    await database.query(`update marketplace_products set is_active = true where id = 'cart-plain'`)
    const [first, second] = [Number(settings['PORT']), await freePort()]
    const stores = [first, second].map((port) =>
      run('build/serve.js', [], {
        DATABASE_URL: database.url.replace('postgres@', 'shop_reader@'),
        PORT: String(port),
      }),
    )
    await Promise.all(stores.map((store, at) => answers(store, [first, second][at])))
    expect((await get('/readyz')).status).toBe(200)
    expect((await get('/api/products')).status).toBe(200)
    await vi.waitFor(async () => expect(await rows('jobs.schedule')).toBe(2), patience)
    const PUBLIC_URL = production['PUBLIC_URL'] ?? ''
    const ask = (
      port: number,
      path: string,
      { cookie = '', body }: { cookie?: string; body?: unknown } = {},
    ) =>
      fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { cookie, 'content-type': 'application/json', origin: PUBLIC_URL },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
    const onBoth = async (path: string, options?: Parameters<typeof ask>[2]) =>
      Promise.all([first, second].map(async (port) => (await ask(port, path, options)).status))

    const { cookie } = await signUp(createTestStore(db, { PUBLIC_URL }).context)
    const line = { product_id: 'cart-plain', product_type: 'marketplace', quantity: 1 }
    expect((await ask(first, '/api/cart/lines', { cookie, body: line })).status).toBe(201)
    expect(await (await ask(second, '/api/cart', { cookie })).text()).toContain('cart-plain')
    expect((await ask(first, '/api/account/sign-out', { cookie, body: {} })).status).toBe(204)
    expect(await onBoth('/api/cart', { cookie })).toEqual([401, 401])

    const reset = { body: { email: 'nobody@example.com' } }
    for (let time = 0; time < 5; time += 1) {
      expect(await onBoth('/api/account/forgotten-password', reset)).toEqual([202, 202])
    }
    expect(await onBoth('/api/account/forgotten-password', reset)).toEqual([429, 429])

    const product = '/api/products/cart-plain'
    expect(await onBoth(product)).toEqual([200, 200])
    await database.query(`update marketplace_products set is_active = false where id = 'cart-plain'`)
    await vi.waitFor(async () => expect(await onBoth(product)).toEqual([404, 404]), patience)
    for (const store of stores) {
      store.stop()
      expect([await store.ended, store.output()]).toEqual([0, ''])
    }
  })
})

test('a store without settings lists the missing settings in one message', async () => {
  const store = run('build/serve.js', [], {})
  expect(await store.ended).toBe(1)
  const [first, ...names] = store.output().trim().split('\n')
  expect(first).toBe('The store cannot start: settings are missing or malformed.')
  expect(names).toContain('  DATABASE_URL: is missing')
  expect(names).toContain('  AUTH_SECRET: is missing')
  expect(names.every((line) => /^ {2}[A-Z_]+: is missing$/.test(line))).toBe(true)
})

test('a production store rejects a public address without TLS and mail written to a file', async () => {
  const store = run('build/serve.js', [], {
    PUBLIC_URL: 'http://shop.test',
    SMTP_URL: 'file:///tmp/outbox',
  })
  expect(await store.ended).toBe(1)
  expect(store.output().trim().split('\n').slice(1)).toEqual([
    '  PUBLIC_URL: must be an https:// address in production',
    '  SMTP_URL: must be an smtp:// or smtps:// address in production',
  ])
})

test('an unreachable database is reported in one sentence', async () => {
  const store = run('build/serve.js', [], { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' })
  expect(await store.ended).toBe(1)
  expect(store.output()).toBe(
    'The store cannot start: the database is not up to date. connect ECONNREFUSED 127.0.0.1:9\n',
  )
})

async function openEmptyDatabase(): Promise<void> {
  database = await openOwnDatabase(inject('serverUrl'), 'served')
  settings = { ...production, DATABASE_URL: database.url, PORT: String(await freePort()) }
}

function run(script: string, args: string[] = [], changes?: Record<string, string>): Program {
  const env = changes && Object.keys(changes).length === 0 ? {} : { ...settings, ...changes }
  const program = release.run(script, args, env)
  programs.push(program)
  return program
}

/** Also stops programs of failed tests, which would keep connections to the database. */
async function stopPrograms(): Promise<void> {
  for (const program of programs.splice(0)) {
    program.stop()
    await program.ended
  }
}

async function answers(store: Program, port = Number(settings['PORT'])): Promise<void> {
  const status = () => fetch(`http://127.0.0.1:${port}/healthz`).then((answer) => answer.status)
  const answered = vi.waitFor(async () => expect(await status()).toBe(200), patience)
  await Promise.race([answered, store.ended.then(() => Promise.reject(new Error(store.output())))])
}

function get(path: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${settings['PORT']}${path}`)
}

async function rows(table: string): Promise<number> {
  const [row] = await database.query(`select count(*)::int as rows from ${table}`)
  return Number(row?.['rows'])
}
