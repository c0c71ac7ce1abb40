import { randomUUID } from 'node:crypto'
import type { Ask } from '../../bench/load.ts'
import { openShop, type Shop } from '../../bench/shop.ts'
import { openDatabase } from '#db/database.server.ts'
import { newViewer } from '../../test/support/dashboard.ts'
import { answerTo, type GivenAnswer } from '../answer.ts'
import type { Check } from '../check.ts'
import { blockedScripts, missingHeaders, observatoryScore, type RatedAnswer } from '../observatory.ts'
import { pageLimit, plainLimit, ratedAddresses, type RatedAddress } from '../rated-addresses.ts'

const publicUrl = 'https://shop.example'

export const headersCheck: Check = {
  promise: 'Every page and answer has the headers that the HTTP Observatory asks for',
  rule: 'product: quality 10',
  limit: `a score of ${pageLimit} for each page, of ${plainLimit} for the others, 125 for files; every inline script named by its hash`,
  async run({ isSpoiled }) {
    const shop = await openShop({ LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl })
    try {
      const cookies = await sessionCookies(shop.url)
      const home = await answerTo(shop.url, { path: '/' })
      const addresses = ratedAddresses(home?.text ?? '', await ownerCookie(shop))
      const rated: RatedPage[] = []
      // Asked twice, because the second answer comes from the cache and in another way.
      for (const address of addresses.flatMap((each) => [each, each])) {
        const { path, status: expected, limit } = address
        const answer = await ratedAnswer(shop.url, address)
        if (!answer) throw new Error(`${path} was not answered`)
        const { text: html, status } = answer
        const headers = new Headers(answer.headers)
        if (isSpoiled) headers.delete('content-security-policy')
        const url = publicUrl + path
        rated.push({ path, status, expected, limit, ...rate({ headers, cookies, html, url }) })
      }
      return judgeHeaders(rated, cookies.length)
    } finally {
      await shop.close()
    }
  },
}

async function ratedAnswer(url: string, address: RatedAddress): Promise<GivenAnswer | null> {
  const { path, method = 'GET', body, isStream, isKnown } = address
  const headers = { accept: 'text/html', ...address.headers }
  const ask: Ask = { path, method, headers, ...(body !== undefined && { body }) }
  if (isStream) return beginningOf(url, ask)
  const answer = await answerTo(url, ask)
  if (!isKnown || !answer) return answer
  const etag = answer.headers.get('etag') ?? ''
  const unchanged = await answerTo(url, { ...ask, headers: { ...headers, 'if-none-match': etag } })
  return unchanged && { ...unchanged, text: answer.text }
}

async function beginningOf(url: string, { path, headers = {} }: Ask): Promise<GivenAnswer> {
  const ending = new AbortController()
  const { status, headers: given } = await fetch(new URL(path, url), { headers, signal: ending.signal })
  ending.abort()
  return { status, headers: given, text: '' }
}

export interface RatedPage {
  path: string
  status: number
  expected: number
  limit: number
  score: number
  losses: string[]
  blocked: string[]
  missing: string[]
}

function rate(answer: RatedAnswer): Pick<RatedPage, 'score' | 'losses' | 'blocked' | 'missing'> {
  const { score, ratings } = observatoryScore(answer)
  const losses = ratings.filter(({ points }) => points <= 0).map(({ test, finding }) => `${test}: ${finding}`)
  return { score, losses, blocked: blockedScripts(answer), missing: missingHeaders(answer) }
}

async function ownerCookie({ database, settings }: Shop): Promise<string> {
  const { db, close } = openDatabase(database.url, { onError: () => undefined })
  const environment = { AUTH_SECRET: settings['AUTH_SECRET'] ?? '' }
  const { cookie } = await newViewer({ db, context: { environment } }, { staffRoles: ['owner'] }).finally(
    close,
  )
  return cookie.replace('wadah.', '__Host-wadah.')
}

/** What the store sets over TLS for somebody who signs up. */
async function sessionCookies(url: string): Promise<string[]> {
  const person = {
    full_name: 'Ada Example',
    primary_email: `headers-${randomUUID()}@example.com`,
    primary_phone: '+1 214 555 0199',
    company_name: 'Example Works',
    password: 'correct horse battery',
    timezone: 'America/Chicago',
  }
  const headers = { 'content-type': 'application/json' }
  const path = '/api/account/sign-up'
  const answer = await answerTo(url, { method: 'POST', path, headers, body: JSON.stringify(person) })
  return answer?.headers.getSetCookie() ?? []
}

export function judgeHeaders(rated: readonly RatedPage[], cookies: number) {
  const scores = rated.map(({ score }) => score)
  const addresses = new Set(rated.map(({ path }) => path)).size
  return {
    figure: `${Math.min(...scores)} to ${Math.max(...scores)} on ${addresses} addresses, each made and from the cache`,
    broken: [
      ...rated.flatMap(({ path, status, expected, score, limit, losses, blocked, missing }) => [
        ...(score >= limit ? [] : [`${path} scores ${score}, not ${limit} (${losses.join('; ')})`]),
        ...blocked.map((script) => `${path}: its policy blocks an inline script: ${script}`),
        ...missing.map((header) => `${path}: ${header}`),
        // The headers of an error say nothing about those of the page.
        ...(status === expected ? [] : [`${path} was answered ${status}, not ${expected}`]),
      ]),
      ...(rated.length > 0 ? [] : ['no page was rated']),
      ...(cookies > 0 ? [] : ['nobody could sign up, so no cookie was rated']),
    ],
  }
}
