import { afterEach, expect, test, vi } from 'vitest'
import { loadOnline } from '#lib/load-online.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a lazy module is not requested offline, and can be loaded once the browser is online again', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'form' }))
  vi.stubGlobal('navigator', { onLine: false })
  await expect(loadOnline(load)).rejects.toThrow('offline')
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  expect(await loadOnline(load)).toEqual({ name: 'form' })
})

test('a lazy module that was loaded before is available offline', async () => {
  const load = vi.fn(() => Promise.resolve({ name: 'form' }))
  vi.stubGlobal('navigator', { onLine: true })
  const part = await loadOnline(load)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await loadOnline(load)).toBe(part)
  expect(load).toHaveBeenCalledOnce()
})

test('a lazy module that failed online is requested again', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = vi.fn(() => Promise.resolve({})).mockRejectedValueOnce(new Error('lost'))
  await expect(loadOnline(load)).rejects.toThrow('lost')
  expect(await loadOnline(load)).toEqual({})
})
