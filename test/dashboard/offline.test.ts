import { expect, test } from 'vitest'
import { clientAction as saveRecord } from '#dashboard/records/edit-record.page.tsx'
import { shouldRevalidate } from '#dashboard/frame/dashboard-frame.page.tsx'
import { clientAction as invitationAction } from '#dashboard/invitation/invitation.page.tsx'
import { clientAction as noticesAction } from '#dashboard/notices/notices.page.tsx'
import { clientAction as inviteAction } from '#dashboard/people/invite.page.tsx'
import { clientAction as personAction } from '#dashboard/people/person.page.tsx'
import { reachedAnswer } from '#dashboard/components/unreachable.ts'
import { clientAction as writeProposal } from '#dashboard/proposals/edit-proposal.page.tsx'

const offline = new TypeError('Failed to fetch')
function sent(path: string, fields: Record<string, string>, error: unknown = offline) {
  const body = new URLSearchParams(fields)
  const request = new Request(`http://localhost${path}`, { method: 'POST', body })
  return { request, serverAction: () => Promise.reject(error) } as never
}

test.each([
  ['a category', saveRecord, '/dashboard/categories/new'],
  ['a proposal', writeProposal, '/dashboard/proposals/1/edit'],
])('%s that does not reach the shop keeps its input (product: pages 18)', async (_, action, path) => {
  const fields = { intent: 'save', name: 'Looms', opened: '{"name":"Loom"}', version: '3' }
  expect(await action(sent(path, fields))).toMatchObject({
    data: { state: 'away', values: { name: 'Looms' }, opened: { name: 'Loom' }, version: 3 },
    init: { status: 503 },
  })
  const redirect = new Response(null, { status: 302 })
  await expect(action(sent(path, fields, redirect))).rejects.toBe(redirect)
})

test('a button outside the form that fails to reach the shop keeps the input of the form', async () => {
  const answer = await saveRecord(sent('/dashboard/categories/looms', { intent: 'discard' }))
  expect(answer).toMatchObject({ data: { outcome: 'unreachable' } })
  expect(reachedAnswer({ outcome: 'unreachable' })).toBeUndefined()
  expect(reachedAnswer({ state: 'away' })).toEqual({ state: 'away' })
})

test.each([inviteAction, invitationAction, personAction, noticesAction])(
  'a small form that cannot reach the shop is reported as unreachable',
  async (action) => {
    expect(await action(sent('/dashboard/people', {}))).toMatchObject({ data: { outcome: 'unreachable' } })
  },
)

test('the dashboard frame reloads after a successful action, and not after an action that failed offline', () => {
  const after = { formMethod: 'POST', actionResult: null, defaultShouldRevalidate: true } as const
  expect(shouldRevalidate(after)).toBe(true)
  expect(shouldRevalidate({ ...after, actionResult: offline })).toBe(false)
  expect(shouldRevalidate({ defaultShouldRevalidate: true })).toBe(false)
})
