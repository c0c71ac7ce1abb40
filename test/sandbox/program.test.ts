import { execFile } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('../../sandbox/main.ts', import.meta.url))
/** The only setting that these programs inherit: the folder of compiled modules. */
const compiled = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }

test('the sandbox reports in one sentence that its port is in use', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  expect(await run({ ...settings, SANDBOX_PORT: String(port) })).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop the program that uses it, or set SANDBOX_PORT to a free port.\n`,
  })
  taken.close()
})

test('the sandbox names its missing settings', async () => {
  const { code, said } = await run({ SANDBOX_PORT: 'x', PUBLIC_URL: settings.PUBLIC_URL })
  expect(code).toBe(1)
  expect(said).toBe(
    'The sandbox cannot start: SANDBOX_PORT, DATABASE_URL, OUTBOX_DIRECTORY, PORTAL_EVENT_SECRETS missing or malformed. `npm start` sets them.\n',
  )
})

const settings = {
  SANDBOX_PORT: '0',
  PUBLIC_URL: 'http://store.test',
  DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nowhere',
  OUTBOX_DIRECTORY: '/nowhere/outbox',
  PORTAL_EVENT_SECRETS: 'whsec_MTIzNDU2Nzg5MDEyMzQ1Njc4OTAxMjM0',
}

function run(env: Record<string, string>): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program], { env: { ...compiled, ...env } }, (error, _, said) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said }),
    )
  })
}
