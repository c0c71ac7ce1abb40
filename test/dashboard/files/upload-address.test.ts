import { expect, test } from 'vitest'
import { isUpload } from '#dashboard/files/upload-address.ts'

test.each([
  ['POST', '/dashboard/files?upload=picture', true],
  ['POST', 'http://store.test/dashboard/files', true],
  ['GET', '/dashboard/files', false],
  ['POST', '/dashboard/orders', false],
  ['POST', '//', false],
  ['POST', 'http://', false],
])('the request %s %s is recognized as an upload: %s', (method, url, expected) => {
  expect(isUpload({ method, url })).toBe(expected)
})
