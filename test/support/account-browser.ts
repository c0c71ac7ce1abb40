import { accountEndpoint } from '#account/account.endpoint.server.ts'
import type { CustomerPortal } from '#account/customer-portal/customer-portal.server.ts'
import { personalData } from '#app/personal-data.server.ts'
import type { TestStore } from './store.ts'

export const ada = {
  full_name: 'Ada Lovelace',
  primary_email: 'Ada@Example.com',
  primary_phone: '+1 214 555 0100',
  company_name: 'Engines',
  password: 'difference-engine',
  timezone: 'America/Chicago',
}

/** An app with only the account API. `options` can replace the customer portal. */
export function accountApp(context: TestStore['context'], options: { customerPortal?: CustomerPortal } = {}) {
  const app = accountEndpoint(context, { cookiesEndedBySignOut: () => [], personalData, ...options })
  return app as TestStore['app']
}

export type Browser = ReturnType<typeof openBrowser>

/** Calls the account API and stores cookies, as a browser does. */
export function openBrowser({ app }: Pick<TestStore, 'app'>, cookies = new Map<string, string>()) {
  async function ask(method: string, action: string, body?: unknown, headers: Record<string, string> = {}) {
    const response = await app.request(`/api/account/${action}`, {
      method,
      headers: {
        ...(cookies.size > 0 ? { cookie: cookieHeader(cookies) } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const text = await response.text()
    const answer = (text ? JSON.parse(text) : null) as Record<string, unknown> | null
    return { status: response.status, headers: response.headers, body: answer }
  }

  return {
    cookies,
    get: (action: string) => ask('GET', action),
    post: (action: string, body?: unknown, headers?: Record<string, string>) =>
      ask('POST', action, body, headers),
    put: (action: string, body: unknown) => ask('PUT', action, body),
    signUp: (changes: Record<string, unknown> = {}) => ask('POST', 'sign-up', { ...ada, ...changes }),
    logIn: (email: string, password: string) => ask('POST', 'log-in', { email, password }),
    async user() {
      return (await ask('GET', 'session')).body?.['user'] as { id: string; email: string } | null
    },
    headers: () => new Headers({ cookie: cookieHeader(cookies) }),
  }
}

function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = ''] = line.split(';')
  const [name = '', ...value] = pair.split('=')
  if (/;\s*max-age=0\b/i.test(line)) cookies.delete(name)
  else cookies.set(name, value.join('='))
}
