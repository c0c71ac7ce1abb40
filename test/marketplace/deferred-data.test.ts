import { describe, expect, it } from 'vitest'
import { isDeferred } from '#marketplace/deferred-data.tsx'
import { rememberAnswers } from '#lib/deferred.ts'

describe('loader data that is still loading', () => {
  it('loader data that is still loading is distinguished from data that has loaded', async () => {
    const loading = Promise.withResolvers<{ name: string }>()
    const late = await rememberAnswers<{ name: string }>().get('key', () => loading.promise, 0)
    expect(isDeferred(late)).toBe(true)
    loading.resolve({ name: 'Quote Desk' })
    expect(isDeferred(await rememberAnswers<{ name: string }>().get('key', () => loading.promise))).toBe(
      false,
    )
  })
})
