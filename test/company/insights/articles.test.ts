import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { articleText } from '#company/insights/article-text.server.ts'
import { articles } from '#content/insights.ts'

const wordsAMinute = 220
const inSite = /^\/[a-z0-9/#-]*$/

describe('articles', () => {
  test('there are three articles, newest first, and each article file is listed', () => {
    const files = readdirSync('content/articles').map((file) => file.replace('.md', ''))
    expect(articles.map(({ slug }) => slug).toSorted()).toEqual(files.toSorted())
    expect(articles).toHaveLength(3)
    const dates = articles.map(({ published }) => published)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  test.each(articles)(
    'the article $slug states its reading time correctly and has an outline',
    ({ slug, minutes }) => {
      const text = articleText(slug)
      expect(text?.words).toBeGreaterThan(900)
      expect(text?.words).toBeLessThan(1300)
      expect(Math.ceil((text?.words ?? 0) / wordsAMinute)).toBe(minutes)
      const ids = [...(text?.html ?? '').matchAll(/<h(\d) id="([^"]+)"/g)]
      expect(ids.map(([, depth]) => depth)).not.toContain('1')
      expect(ids.map(([, , id]) => id)).toEqual(text?.sections.map(({ id }) => id))
      expect(new Set(ids.map(([, , id]) => id)).size).toBe(ids.length)
    },
  )

  test.each(articles)(
    'the article $slug has no scripts, styles or embedded content, and links within the site',
    ({ slug }) => {
      const html = articleText(slug)?.html ?? ''
      expect(html).not.toMatch(/<(script|style|iframe|img)|style=| on[a-z]+=/)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      expect(links.length).toBeGreaterThan(2)
      for (const link of links) expect(link).toMatch(inSite)
    },
  )

  test('an unknown slug has no article', () => {
    expect(articleText('constructor')).toBeUndefined()
  })
})
