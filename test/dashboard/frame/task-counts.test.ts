import { afterEach, expect, test, vi } from 'vitest'
import { loader } from '#dashboard/frame/task-counts.page.tsx'
import { readTaskCounts } from '#dashboard/frame/use-task-counts.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { withStore } from '../../support/store.ts'

afterEach(() => vi.unstubAllGlobals())

test('the task counts in the navigation are read from the response of the shop', () =>
  withStore(async (store) => {
    const { cookie } = await newViewer(store, { staffRoles: ['owner'] })
    vi.stubGlobal('fetch', () => callPage(loader, store, { path: '/dashboard/task-counts', cookie }))
    expect(await readTaskCounts()).toEqual(expect.any(Object))
  }))

test.each([
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the log-in page', () => Promise.resolve(new Response('<html></html>'))],
  ['an error', () => Promise.resolve(Response.json({ code: 'unavailable' }, { status: 503 }))],
])('reading the task counts after %s returns nothing and throws no error', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await readTaskCounts()).toBeNull()
})
