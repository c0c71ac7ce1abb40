import { expect, test, vi } from 'vitest'
import { createSignUpTries } from '#account/sign-in/sign-up-tries.client.ts'
import { ada } from '../../support/account-browser.ts'

const known = () => problem(409, 'already_registered')
const lost = () => Promise.reject(new TypeError('connection reset'))
const denied = () => problem(401, 'access_denied')
const record = { loggedIn: true, accessGranted: true, email: 'ada@example.com' }
const alreadyRegistered = { ok: false, problem: { code: 'already_registered' } }

test.each([
  ['lost', lost],
  ['an error page of a proxy', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
  ['unconfirmed', () => Promise.resolve(problem(503, 'unconfirmed'))],
])(
  'after a sign-up response that was %s, the same email and password log in (product: accounts 12)',
  async (_, lostAnswer) => {
    const { sent, answers } = standInForShop()
    const send = createSignUpTries()
    answers.push(lostAnswer)
    expect((await send(ada)).ok).toBe(false)
    answers.push(known, () => Response.json(record))
    expect(await send({ ...ada, full_name: 'Ada King' })).toEqual({ ok: true, value: record })
    expect(sent.map(({ path }) => path)).toEqual(['sign-up', 'sign-up', 'log-in'])
    expect(sent.at(-1)?.body).toEqual({ email: ada.primary_email, password: ada.password })
  },
)

test.each([
  ['another password', { password: 'analytical-engine' }],
  ['another email', { primary_email: 'grace@example.com' }],
])('a second sign-up with %s reports the existing account and does not log in', async (_, changes) => {
  const { sent, answers } = standInForShop()
  const send = createSignUpTries()
  answers.push(lost, known)
  await send(ada)
  expect(await send({ ...ada, ...changes })).toMatchObject(alreadyRegistered)
  expect(sent.map(({ path }) => path)).toEqual(['sign-up', 'sign-up'])
})

test('repeating a sign-up that got a response reports the existing account and does not log in', async () => {
  const { sent, answers } = standInForShop()
  const send = createSignUpTries()
  answers.push(known, known)
  expect(await send(ada)).toMatchObject(alreadyRegistered)
  expect(await send(ada)).toMatchObject(alreadyRegistered)
  expect(sent).toHaveLength(2)
})

test('a retried sign-up whose log-in is denied reports the existing account', async () => {
  const { sent, answers } = standInForShop()
  const send = createSignUpTries()
  answers.push(lost, known, denied)
  await send(ada)
  expect(await send(ada)).toMatchObject(alreadyRegistered)
  expect(sent.map(({ path }) => path)).toEqual(['sign-up', 'sign-up', 'log-in'])
})

test('after a sign-up that failed offline, the next attempt does not try to log in', async () => {
  const { sent, answers } = standInForShop()
  const send = createSignUpTries()
  answers.push(lost, known)
  vi.stubGlobal('navigator', { onLine: false })
  await send(ada)
  vi.stubGlobal('navigator', { onLine: true })
  expect(await send(ada)).toMatchObject(alreadyRegistered)
  expect(sent.map(({ path }) => path)).toEqual(['sign-up', 'sign-up'])
})

test('a log-in that could not be sent or got no response is tried again by the next sign-up', async () => {
  const { sent, answers } = standInForShop()
  const send = createSignUpTries()
  answers.push(lost, lost, known, lost, known, () => Response.json(record))
  await send(ada)
  vi.stubGlobal('navigator', { onLine: false })
  await send(ada)
  vi.stubGlobal('navigator', { onLine: true })
  expect(await send(ada)).toMatchObject(alreadyRegistered)
  expect(await send(ada)).toEqual({ ok: true, value: record })
  expect(sent.map(({ path }) => path).slice(2)).toEqual(['sign-up', 'log-in', 'sign-up', 'log-in'])
})

test('the sign-up password is discarded once the shop has responded', async () => {
  const { sent, answers } = standInForShop()
  const send = createSignUpTries()
  answers.push(lost, () => problem(400, 'invalid_email'), known)
  await send(ada)
  await send({ ...ada, primary_email: 'grace@example' })
  expect(await send(ada)).toMatchObject(alreadyRegistered)
  expect(sent.map(({ path }) => path)).toEqual(['sign-up', 'sign-up', 'sign-up'])
})

/** A shop that returns these responses, one after the other. */
function standInForShop() {
  const sent: { path: string; body: unknown }[] = []
  const answers: (() => Response | Promise<Response>)[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push({ path: path.replace('/api/account/', ''), body: JSON.parse(body) })
    return answers.shift()?.() ?? expect.fail('asked too often')
  })
  return { sent, answers }
}

function problem(status: number, code: string): Response {
  return Response.json({ code, message: 'Told.' }, { status })
}
