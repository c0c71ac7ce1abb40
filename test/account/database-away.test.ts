import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createAuth } from '#account/session/auth.server.ts'
import { createApp } from '#app/app.server.ts'
import { withoutValues } from '#http/log.server.ts'
import { createTestStore, withStore } from '../support/store.ts'
import { ada, openBrowser, type Browser } from '../support/account-browser.ts'
import { webhookForTests } from '../support/servers/webhook-for-tests.ts'
import { accepting, granting } from '../support/servers/webhook-server.ts'
import { unreachableDatabase } from '../support/database/unreachable-database.ts'

const webhook = await webhookForTests(granting)

const actions: Array<[string, (browser: Browser) => Promise<{ status: number; body: unknown }>]> = [
  ['sign-up', (browser) => browser.signUp()],
  ['log-in', (browser) => browser.logIn('ada@example.com', ada.password)],
  ['forgotten-password', (browser) => browser.post('forgotten-password', { email: 'ada@example.com' })],
  [
    'new-password',
    (browser) =>
      browser.post('new-password', { token: 'secret-token-secret-token-secret', password: ada.password }),
  ],
]

test.each(actions)(
  'while the database is down, %s fails with an expected error, and the log names no person',
  async (_name, action) => {
    const lines: string[] = []
    const log = pino(
      { level: 'debug', serializers: { err: withoutValues } },
      { write: (line) => void lines.push(line) },
    )
    const { context } = createTestStore(unreachableDatabase, webhook.settings)
    const { environment } = context
    const auth = createAuth({ db: unreachableDatabase, environment, log })
    const browser = openBrowser({ app: createApp({ ...context, log, auth }) })
    const answer = await action(browser)
    expect(answer).toMatchObject({ status: 503, body: { code: 'database_away' } })
    expect(browser.cookies.size).toBe(0)
    const said = lines.join('\n')
    expect(said).toContain('the database did not answer a request')
    expect(said).not.toMatch(/ada@|Ada|Engines|difference-engine|214 555|secret-token/)
  },
)

test('while the database is down, no customer is shown as signed out', () =>
  withStore(async (store) => {
    const browser = openBrowser(store)
    webhook.behave = accepting
    await browser.signUp()
    webhook.behave = granting
    const { app } = createTestStore(unreachableDatabase, webhook.settings)
    for (const cookie of browser.cookies.entries()) {
      const away = openBrowser({ app }, new Map([cookie, ['wadah.portal', 'x'.repeat(43)]]))
      expect(await away.post('sign-out')).toMatchObject({ status: 503, body: { code: 'database_away' } })
      expect(away.cookies.size).toBe(2)
    }
  }, webhook.settings))
