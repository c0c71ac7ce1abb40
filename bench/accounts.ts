import { randomUUID } from 'node:crypto'

export interface Account {
  email: string
  /** The cookie that authenticates requests of the account. */
  cookie: string
}

/** Creates backend accounts through the store's sign-up. */
export async function signUpAccounts(store: string, count: number): Promise<Account[]> {
  const accounts: Account[] = []
  for (let made = 0; made < count; made += 1) accounts.push(await signUp(store))
  return accounts
}

export const passwordOfAll = 'correct horse battery'

export function signUpRequest(email: string) {
  const person = {
    full_name: 'Ada Example',
    primary_email: email,
    primary_phone: '+1 214 555 0199',
    company_name: 'Example Works',
    password: passwordOfAll,
    timezone: 'America/Chicago',
  }
  const headers = { 'content-type': 'application/json' }
  return { method: 'POST', path: '/api/account/sign-up', headers, body: JSON.stringify(person) } as const
}

async function signUp(store: string): Promise<Account> {
  const email = `bench-${randomUUID()}@example.com`
  const { path, ...request } = signUpRequest(email)
  const response = await fetch(new URL(path, store), request)
  if (!response.ok)
    throw new Error(`Sign-up got ${response.status}: ${(await response.text()).slice(0, 300)}`)
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .filter((pair) => !pair.endsWith('='))
    .join('; ')
  return { email, cookie }
}

export async function accountIdOf(store: string, { cookie }: Account): Promise<string> {
  const response = await fetch(new URL('/api/account/session', store), { headers: { cookie } })
  const { user } = (await response.json()) as { user: { id: string } }
  return user.id
}
