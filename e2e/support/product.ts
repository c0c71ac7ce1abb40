import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { projectDirectory } from '../../scripts/server-build.ts'
import { freePort } from '../../test/support/servers/free-port.ts'

export interface Product {
  url: string
  sandboxUrl: string
  dataDirectory: string
  process: ChildProcess
  output(): string
  /** Resolves to the exit code. */
  ended(): Promise<number | null>
  stop(): Promise<void>
}

/** Starts the product like `npm start`, but without a build, for journeys that break something. */
export async function startProduct({
  dataDirectory = '',
  port: givenPort = 0,
  databaseUrl = '',
} = {}): Promise<Product> {
  const port = givenPort || (await freePort(2))
  const sandboxPort = port + 1
  const directory = dataDirectory || (await mkdtemp(join(tmpdir(), 'wadah-product-')))
  const env = {
    ...process.env,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIRECTORY: directory,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: projectDirectory,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return {
    url: `http://localhost:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    dataDirectory: directory,
    process: child,
    output: () => output,
    ended: () => exit,
    async stop() {
      child.kill('SIGTERM')
      await exit
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Waits until the product reports that it has started, or has ended. */
export async function whenUp(product: Product): Promise<Product> {
  await expect
    .poll(() => product.process.exitCode !== null || product.output().includes('Store  '))
    .toBe(true)
  if (product.process.exitCode !== null) {
    throw new Error(`The product did not start. Its output: ${product.output()}`)
  }
  return product
}

export async function postmasterPid(dataDirectory: string): Promise<number> {
  const text = await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}
