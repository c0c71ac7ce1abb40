import { randomUUID } from 'node:crypto'
import { openShop } from '../../bench/shop.ts'
import { publicPages } from '#app/public-pages.ts'
import { answerTo } from '../answer.ts'
import type { Check } from '../check.ts'
import { blockedScripts, observatoryScore, type RatedAnswer } from '../observatory.ts'

const lowest = 140
/** Without scripts that carry their hash. */
const lowestPlain = 135
const publicUrl = 'https://shop.example'
const missing = '/no-such-page'
const others = ['/marketplace/security-platform', '/solutions/jakeplatform', '/auth', '/checkout', missing]

const plain = ['/api/docs', '/api/products', '/dashboard/log-in']

export const headersCheck: Check = {
  promise: 'Every page and answer has the headers that the HTTP Observatory asks for',
  rule: 'product: quality 10',
  limit: `a score of ${lowest} for each page, of ${lowestPlain} for the others; every inline script named by its hash`,
  async run({ isSpoiled }) {
    const shop = await openShop({ LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl })
    try {
      const cookies = await sessionCookies(shop.url)
      const rated: RatedPage[] = []
      const paths = [...publicPages.map(({ path }) => path), ...others, ...plain]
      // Asked twice, because the second answer comes from the cache and in another way.
      for (const path of paths.flatMap((each) => [each, each])) {
        const answer = await answerTo(shop.url, { path, headers: { accept: 'text/html' } })
        if (!answer) throw new Error(`${path} was not answered`)
        const { text: html, status } = answer
        const headers = new Headers(answer.headers)
        if (isSpoiled) headers.delete('content-security-policy')
        const limit = plain.includes(path) ? lowestPlain : lowest
        rated.push({ path, status, limit, ...rate({ headers, cookies, html, url: publicUrl + path }) })
      }
      return judgeHeaders(rated, cookies.length)
    } finally {
      await shop.close()
    }
  },
}

export interface RatedPage {
  path: string
  status: number
  limit: number
  score: number
  losses: string[]
  blocked: string[]
}

function rate(answer: RatedAnswer): Pick<RatedPage, 'score' | 'losses' | 'blocked'> {
  const { score, ratings } = observatoryScore(answer)
  const losses = ratings.filter(({ points }) => points <= 0).map(({ test, finding }) => `${test}: ${finding}`)
  return { score, losses, blocked: blockedScripts(answer) }
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
      ...rated.flatMap(({ path, status, score, limit, losses, blocked }) => [
        ...(score >= limit ? [] : [`${path} scores ${score}, not ${limit} (${losses.join('; ')})`]),
        ...blocked.map((script) => `${path}: its policy blocks an inline script: ${script}`),
        // The headers of an error say nothing about those of the page.
        ...(status === (path === missing ? 404 : 200) ? [] : [`${path} was answered ${status}`]),
      ]),
      ...(rated.length > 0 ? [] : ['no page was rated']),
      ...(cookies > 0 ? [] : ['nobody could sign up, so no cookie was rated']),
    ],
  }
}
