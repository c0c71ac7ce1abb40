import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { sendReviewForm } from '#reviews/review-form-answer.ts'

const lost = () => Promise.reject(new TypeError('Failed to fetch'))

test('a review sent without a network stays on the page with what was typed (product: quality 14)', async () => {
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

test('a review that was stored leads on', async () => {
  const redirect = new Response(null, { status: 302 })
  const request = new Request('http://shop.example/', { method: 'POST', body: new FormData() })
  const sending = sendReviewForm({ request, serverAction: () => Promise.reject(redirect) })
  await expect(sending).rejects.toBe(redirect)
})
