import { createServer } from 'node:net'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { postmasterPid, startProduct, whenUp } from './support/product.ts'

const customer = {
  full_name: 'Ada Example',
  primary_email: 'ada@example.com',
  primary_phone: '+1 214 555 0199',
  company_name: 'Example Works',
  password: 'correct horse battery',
  timezone: 'America/Chicago',
}

test('`npm start` prints the addresses and a demo account, recovers from kill -9 with its data, and restarts each killed process', async () => {
  const first = await whenUp(await startProduct())
  expect(first.output()).toContain(first.url)
  expect(first.output()).toContain(first.sandboxUrl)
  expect(first.output()).toContain('demo@wadah.example')
  const signUp = () => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(customer),
  })
  expect((await fetch(`${first.url}/api/account/sign-up`, signUp())).status).toBeLessThan(300)
  const postmaster = await postmasterPid(first.dataDirectory)

  first.process.kill('SIGKILL')
  await first.ended()
  const port = Number(new URL(first.url).port)
  await expect.poll(() => isAlive(postmaster)).toBe(false)
  await expect.poll(() => answers(first.url)).toBe(false)

  const product = await whenUp(await startProduct({ dataDirectory: first.dataDirectory, port }))
  const again = await fetch(`${product.url}/api/account/sign-up`, signUp())
  expect(again.status).toBe(409)

  const started = await children(product.process.pid ?? 0)
  const programNamed = (script: string) => started.find(({ command }) => command.includes(script))?.pid ?? 0
  const parts = [
    { name: 'database', pid: await postmasterPid(product.dataDirectory), url: `${product.url}/readyz` },
    { name: 'sandbox', pid: programNamed('sandbox/main.ts'), url: `${product.sandboxUrl}/healthz` },
    { name: 'store', pid: programNamed('build/store.js'), url: `${product.url}/healthz` },
  ]
  for (const { name, pid, url } of parts) {
    process.kill(pid, 'SIGKILL')
    await expect.poll(product.output).toContain(`The ${name} is up again.`)
    expect(product.output()).toContain(`The ${name} has ended`)
    await expect.poll(() => statusOf(url)).toBe(200)
  }
  await product.stop()
})

test('`npm start` reports a port in use in one sentence with a non-zero exit code', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = address && typeof address === 'object' ? address.port : 0
  const product = await startProduct({ port })
  expect(await product.ended()).toBe(1)
  expect(product.output().trim()).toBe(
    `Port ${port} is in use. Stop the program that uses it, or set PORT to a free port.`,
  )
  await new Promise((resolve) => taken.close(resolve))
  await rm(product.dataDirectory, { recursive: true, force: true })
})

test('`npm start` reports an unusable data folder in one sentence with a non-zero exit code', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'wadah-blocked-'))
  const blocked = join(parent, 'file')
  await writeFile(blocked, 'not a folder')
  await chmod(blocked, 0o400)
  const product = await startProduct({ dataDirectory: join(blocked, 'data') })
  expect(await product.ended()).toBe(1)
  expect(product.output().trim().split('\n')).toHaveLength(1)
  await rm(parent, { recursive: true, force: true })
})

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  )
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  )
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** The programs that a process started, from the kernel's list. */
async function children(pid: number): Promise<{ pid: number; command: string }[]> {
  const ids = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  return Promise.all(
    ids.map(async (id) => ({ pid: Number(id), command: await readFile(`/proc/${id}/cmdline`, 'utf8') })),
  )
}
