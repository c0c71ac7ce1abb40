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
const others = [
  '/marketplace/security-platform',
  '/solutions/jakeplatform',
  '/auth',
  '/checkout',
  '/no-such-page',
]

const plain = ['/api/docs', '/api/products', '/dashboard/log-in']

export const headersCheck: Check = {
  promise: 'Every page and answer has the headers that the HTTP Observatory asks for',
  rule: 'product: quality 10',
  limit: `a score of ${lowest} for each page, of ${lowestPlain} for the others; every inline script named by its hash`,
  async run({ isFull, isSpoiled }) {
    const shop = await openShop({ LOG_LEVEL: 'silent', PUBLIC_URL: publicUrl })
    try {
      const cookies = await sessionCookies(shop.url)
      const rated: RatedPage[] = []
      const pages = publicPages.map(({ path }) => path)
      const paths = [...(isFull ? pages : pages.filter((_, at) => at % 3 === 0)), ...others]
      for (const path of [...paths, ...plain]) {
        const answer = await answerTo(shop.url, { path, headers: { accept: 'text/html' } })
        if (!answer) throw new Error(`${path} was not answered`)
        if (isSpoiled) answer.headers.delete('content-security-policy')
        const seen = { headers: answer.headers, cookies, html: answer.text, url: publicUrl + path }
        const limit = plain.includes(path) ? lowestPlain : lowest
        rated.push({ path, limit, ...rate(seen) })
      }
      return judgeHeaders(rated)
    } finally {
      await shop.close()
    }
  },
}

export interface RatedPage {
  path: string
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

export function judgeHeaders(rated: readonly RatedPage[]) {
  const scores = rated.map(({ score }) => score)
  return {
    figure: `${Math.min(...scores)} to ${Math.max(...scores)} on ${rated.length} addresses`,
    broken: rated.flatMap(({ path, score, limit, losses, blocked }) => [
      ...(score >= limit ? [] : [`${path} scores ${score}, not ${limit} (${losses.join('; ')})`]),
      ...blocked.map((script) => `${path}: its policy blocks an inline script: ${script}`),
    ]),
  }
}
