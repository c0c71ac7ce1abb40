import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withReceivedFiles } from '#files/receive-files.server.ts'

function upload(): Request {
  const form = new FormData()
  form.set('files', new File(['a picture'], 'lamp.png'))
  return new Request('http://localhost/', { method: 'POST', body: form })
}

test('a disk write error is reported as an error, not as an interrupted upload', async () => {
  // A folder in which nobody can create a file, not even root.
  const received = withReceivedFiles(upload(), { incoming: '/dev/fd', maxBytes: 1_000, hashOf: '' }, () =>
    Promise.resolve('stored'),
  )
  await expect(received).rejects.toMatchObject({ syscall: 'open' })
})

test('an interrupted upload is an expected outcome and leaves no file', async () => {
  const incoming = await mkdtemp(join(tmpdir(), 'wadah-incoming-'))
  const whole = upload()
  const body = (await whole.bytes()).slice(0, -40)
  const request = new Request('http://localhost/', { method: 'POST', body, headers: whole.headers })
  const received = await withReceivedFiles(request, { incoming, maxBytes: 1_000, hashOf: '' }, () =>
    Promise.resolve('stored'),
  )
  expect(received).toEqual({ ok: false, reason: 'broken_off' })
  expect(await readdir(incoming)).toEqual([])
  await rm(incoming, { recursive: true })
})
