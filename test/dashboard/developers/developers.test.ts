import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '#account/session/account.tables.server.ts'
import { personalData } from '#app/personal-data.server.ts'
import { action, loader } from '#dashboard/developers/developers.page.tsx'
import { action as webhookAction, loader as webhookLoader } from '#dashboard/developers/webhook.page.tsx'
import { apiKeys } from '#developers/keys/api-keys.tables.server.ts'
import { webhookDeliveries, webhooks } from '#developers/webhooks/webhooks.tables.server.ts'
import { addSellers } from '../../support/add-sellers.ts'
import { changeEntries } from '../../support/change-entries.ts'
import { newViewer, type SignedInViewer } from '../../support/dashboard.ts'
import { readPage } from '../../support/log-in.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const path = '/dashboard/developers'

interface Office {
  store: TestStore
  admin: SignedInViewer
  other: SignedInViewer
}

function withOffice(work: (office: Office) => Promise<void>, settings: Record<string, string> = {}) {
  return withStore(async (store) => {
    await addSellers(store.db, { mira: [], nova: [] })
    const member = (sellerId: string) => newViewer(store, { memberships: [{ sellerId, role: 'admin' }] })
    await work({ store, admin: await member('mira'), other: await member('nova') })
  }, settings)
}

type Handler = (page: never) => unknown
type Fields = Record<string, string | string[]>

/** The response of a page, whether it is thrown or returned. */
function open(
  { store }: Office,
  handler: Handler,
  { cookie }: SignedInViewer,
  { fields, webhookId = '', at = path }: { fields?: Fields; webhookId?: string; at?: string } = {},
) {
  return readPage(handler, store, { path: at, cookie, form: fields, params: { webhookId } })
}

const newKey = { intent: 'create-key', name: 'Ledger', scopes: ['orders:read', 'products:read'] }
const newWebhook = { intent: 'add-webhook', url: 'https://mira.example/hook', events: ['order.paid'] }

/** Presses a button on the page of a webhook. */
function press(office: Office, webhookId: string, fields: Fields) {
  return open(office, webhookAction, office.admin, { webhookId, fields })
}

async function addWebhook(office: Office): Promise<string> {
  const added = await open(office, action, office.admin, { fields: newWebhook })
  return /webhooks\/([\w-]+)\?done=added/.exec(added.location ?? '')?.[1] ?? ''
}

test('an API key is shown once, listed by its first characters, and can be revoked', () =>
  withOffice(async (office) => {
    const { store, admin, other } = office
    const created = (await open(office, action, admin, { fields: newKey })).data
    expect(created).toMatchObject({ outcome: 'created', name: 'Ledger', key: expect.stringMatching(/^wsk_/) })
    const listed = await open(office, loader, admin)
    expect(JSON.stringify(listed.data)).not.toContain(created.key)
    expect(listed.data).toMatchObject({ keys: [{ name: 'Ledger', scopes: newKey.scopes, lastUsedAt: null }] })
    expect((await open(office, loader, other)).data).toMatchObject({ keys: [] })

    const [key] = await store.db.select().from(apiKeys)
    const revoke = { intent: 'revoke-key', of: key?.id ?? '' }
    await open(office, action, other, { fields: revoke })
    expect((await store.db.select().from(apiKeys))[0]?.revokedAt).toBeNull()
    await open(office, action, admin, { fields: revoke })
    expect((await store.db.select().from(apiKeys))[0]?.revokedAt).toBeInstanceOf(Date)
    const entries = await changeEntries(store.db, key?.id ?? '')
    expect(entries).toHaveLength(2)
    expect(JSON.stringify(entries)).not.toContain(key?.hash)
  }))

test('a rejected form for a key or a webhook keeps its input', () =>
  withOffice(async (office) => {
    const send = (fields: Fields) => open(office, action, office.admin, { fields })
    expect(await send({ ...newKey, scopes: [] })).toMatchObject({
      status: 422,
      data: {
        outcome: 'invalid-key',
        fieldErrors: { scopes: 'Choose at least one permission.' },
        values: { name: 'Ledger' },
      },
    })
    for (const url of [
      'mira.example',
      'ftp://mira.example/',
      'https://a:b@mira.example/',
      'http://mira.example/',
    ]) {
      const data = { outcome: 'invalid-webhook', values: { url } }
      expect(await send({ ...newWebhook, url })).toMatchObject({ status: 422, data })
    }
  }))

test('a new or changed webhook with a private or local IP address is rejected with the reason', () =>
  withOffice(async (office) => {
    const webhookId = await addWebhook(office)
    const url = 'Enter a public address. Private and local IP addresses get no messages.'
    const reason = { status: 422, data: { outcome: 'invalid-webhook', fieldErrors: { url } } }
    for (const host of ['10.0.0.1', '127.1', '169.254.169.254', '192.168.0.1', '[::1]', '[fd12::1]']) {
      const fields = { ...newWebhook, url: `https://${host}/hook` }
      expect(await open(office, action, office.admin, { fields }), host).toMatchObject(reason)
    }
    const change = { ...newWebhook, intent: 'change', url: 'https://[::ffff:10.0.0.1]/hook' }
    const changed = await open(office, webhookAction, office.admin, { webhookId, fields: change })
    expect(changed).toMatchObject(reason)
    expect(changed.data).toMatchObject({ values: { url: change.url } })
  }))

test('a local run accepts a webhook of the same machine, but not of a private network', () =>
  withOffice(
    async (office) => {
      const add = (url: string) => open(office, action, office.admin, { fields: { ...newWebhook, url } })
      expect((await add('http://127.0.0.1:9000/hook')).status).toBe(302)
      expect((await add('http://10.0.0.1/hook')).status).toBe(422)
    },
    { WEBHOOKS_TO_LOOPBACK: '1' },
  ))

test('a seller has at most 20 keys and 10 webhooks', () =>
  withOffice(async (office) => {
    const add = (fields: Fields) => open(office, action, office.admin, { fields })
    for (let count = 0; count < 20; count += 1) expect((await add(newKey)).status).toBe(200)
    for (let count = 0; count < 10; count += 1) expect((await add(newWebhook)).status).toBe(302)
    const name = 'A seller has at most 20 keys. Revoke one that is not used.'
    const data = { fieldErrors: { name }, values: { name: 'Ledger' } }
    expect(await add(newKey)).toMatchObject({ status: 422, data })
    const url = 'A seller has at most 10 webhooks. Remove one first.'
    expect(await add(newWebhook)).toMatchObject({ status: 422, data: { fieldErrors: { url } } })
    const [key] = await office.store.db.select().from(apiKeys)
    await open(office, action, office.admin, { fields: { intent: 'revoke-key', of: key?.id ?? '' } })
    expect((await add(newKey)).data).toMatchObject({ outcome: 'created' })
  }))

test('new keys, webhooks and secrets require a recent second factor, and the form keeps its input', () =>
  withOffice(async (office) => {
    const { store, admin } = office
    const webhookId = await addWebhook(office)
    const old = new Date(Date.now() - 11 * 60_000)
    await store.db.update(sessions).set({ secondFactorAt: old }).where(eq(sessions.id, admin.sessionId))
    const change = { intent: 'change', url: 'https://mira.example/new', events: ['order.active'] }
    for (const [handler, fields] of [
      [action, newKey],
      [action, newWebhook],
      [webhookAction, change],
      [webhookAction, { intent: 'rotate' }],
    ] as const) {
      const answered = await open(office, handler, admin, { fields, webhookId })
      const location: unknown = expect.stringMatching(/^\/dashboard\/second-factor\?to=/)
      expect(answered, fields.intent).toMatchObject({ status: 302, location })
    }
    expect(await store.db.select().from(apiKeys)).toEqual([])
    expect(await store.db.select().from(webhooks)).toMatchObject([{ url: newWebhook.url, secretNumber: 1 }])

    const back = await open(office, action, admin, { fields: newKey })
    const to = new URLSearchParams(back.location?.split('?')[1]).get('to') ?? ''
    expect((await open(office, loader, admin, { at: to })).data).toMatchObject({
      entered: { outcome: 'invalid-key', values: { name: 'Ledger', scopes: newKey.scopes } },
    })
  }))

test('only members of its seller can open and change a webhook, and create keys and webhooks for it', () =>
  withOffice(async (office) => {
    const { store, admin, other } = office
    const webhookId = await addWebhook(office)
    const shown = await open(office, webhookLoader, admin, { webhookId })
    expect(shown.data).toMatchObject({
      webhook: { url: newWebhook.url, events: ['order.paid'] },
      secret: expect.stringMatching(/^whsec_/),
      previousSecret: null,
    })
    expect((await open(office, webhookLoader, other, { webhookId })).status).toBe(404)
    for (const intent of ['change', 'rotate', 'pause', 'resume', 'test', 'again', 'remove']) {
      const refused = await open(office, webhookAction, other, { webhookId, fields: { intent } })
      expect([intent, refused.status]).toEqual([intent, 404])
    }
    for (const fields of [newKey, newWebhook]) {
      const refused = await open(office, action, other, { fields: { ...fields, seller: 'mira' } })
      expect(refused.status).toBe(404)
    }

    await press(office, webhookId, {
      intent: 'change',
      url: 'https://mira.example/new',
      events: ['order.active'],
    })
    // A second tab that shows the old secret does not change it again.
    for (const intent of ['rotate', 'rotate', 'test', 'pause']) {
      await press(office, webhookId, { intent, from: '1' })
    }
    const after = (await open(office, webhookLoader, admin, { webhookId })).data
    expect(after).toMatchObject({
      webhook: { url: 'https://mira.example/new', pausedBy: 'person' },
      previousSecret: shown.data.secret,
      deliveries: [{ type: 'webhook.test', state: 'held' }],
    })
    await press(office, webhookId, { intent: 'resume' })
    const [delivery] = await store.db.select().from(webhookDeliveries)
    await press(office, webhookId, { intent: 'again', of: delivery?.id ?? '' })
    expect((await store.db.select().from(webhookDeliveries))[0]?.state).toBe('pending')
    await press(office, webhookId, { intent: 'remove' })
    expect(await store.db.select().from(webhooks)).toEqual([])
    expect(await changeEntries(store.db, webhookId)).toHaveLength(8)
  }))

test('after a test message the page reads its data again until the receiver has answered', () =>
  withOffice(async (office) => {
    const { store, admin } = office
    const webhookId = await addWebhook(office)
    const shown = async (at: string) => (await open(office, webhookLoader, admin, { webhookId, at })).data
    const sent = await press(office, webhookId, { intent: 'test' })
    const address = sent.location ?? ''
    const onItsWay = 'A test message is on its way. The result will appear below.'
    expect(await shown(address)).toMatchObject({ isSending: true, done: onItsWay })
    expect(await shown(path)).toMatchObject({ isSending: false, done: null })
    const answered = { state: 'delivered', attempts: 1, attemptedAt: new Date(), status: 200 } as const
    await store.db.update(webhookDeliveries).set(answered)
    expect(await shown(address)).toMatchObject({
      isSending: false,
      done: 'The test is over. The result is below.',
    })
    const [delivery] = await store.db.select().from(webhookDeliveries)
    const again = await press(office, webhookId, { intent: 'again', of: delivery?.id ?? '' })
    expect(await shown(again.location ?? '')).toMatchObject({
      isSending: true,
      deliveries: [{ status: null, earlierAttempts: [{ status: 200 }] }],
    })
  }))

test('the personal data of an account lists the API keys and webhooks that it created', () =>
  withOffice(async (office) => {
    const { store, admin } = office
    await open(office, action, admin, { fields: newKey })
    await addWebhook(office)
    const part = personalData.ofAccount.find(({ name }) => name === 'developers')
    const read = await part?.read(store.db, admin.accountId)
    expect(read).toMatchObject({
      api_keys: [{ seller_id: 'mira', name: 'Ledger' }],
      webhooks: [{ seller_id: 'mira', url: newWebhook.url }],
    })
  }))
