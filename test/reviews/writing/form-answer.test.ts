import { createMemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { removeFromTab } from '#lib/stored.client.ts'
import { reviewDraftKey } from '#reviews/writing/review-draft-key.ts'
import { readFormDraft, storeFormDraft } from '#ui/forms/use-form-draft.ts'
import { sendReviewForm } from '#reviews/review-form-answer.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('a review sent offline keeps its input on the page (product: quality 14)', async () => {
  let isOnline = true
  const router = createMemoryRouter([
    {
      id: 'review',
      path: '/',
      loader: () => (isOnline ? 'the form' : lost()),
      action: ({ request }) => sendReviewForm({ request, serverAction: lost }),
      HydrateFallback: () => null,
    },
  ])
  router.initialize()
  await router.navigate('/')
  isOnline = false
  const formData = new FormData()
  formData.set('title', 'It does what it says')
  await router.navigate('/', { formMethod: 'post', formData })
  expect(router.state.errors).toBeNull()
  expect(router.state.loaderData).toEqual({ review: 'the form' })
  expect(router.state.actionData).toEqual({
    review: { outcome: 'unavailable', values: { title: 'It does what it says' } },
  })
  router.dispose()
})

test('after a review is stored, the browser follows the redirect', async () => {
  const redirect = new Response(null, { status: 302 })
  const request = new Request('http://shop.example/', { method: 'POST', body: new FormData() })
  const sending = sendReviewForm({ request, serverAction: () => Promise.reject(redirect) })
  await expect(sending).rejects.toBe(redirect)
})

test('a review draft belongs to its page, and an unreadable draft is ignored', () => {
  const held = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  })
  storeFormDraft(reviewDraftKey, '/one', { title: 'Good' })
  expect(readFormDraft(reviewDraftKey, '/one')).toEqual({ title: 'Good' })
  expect(readFormDraft(reviewDraftKey, '/other')).toEqual({})
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  held.set('wadah.review', 'nonsense')
  expect(readFormDraft(reviewDraftKey, '/one')).toEqual({})
  expect(warned).toHaveBeenCalledOnce()
  removeFromTab(reviewDraftKey)
  expect(held.size).toBe(0)
})
