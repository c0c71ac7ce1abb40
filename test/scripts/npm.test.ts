import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { projectDirectory } from '../../scripts/server-build.ts'
import { buildIfNeeded } from '../../scripts/build-if-needed.ts'
import manifest from '../../package.json' with { type: 'json' }
import { copyServerData } from '../support/copy-server-data.ts'
import { freePort } from '../support/servers/free-port.ts'
import { patience } from '../support/patience.ts'
import { testSettings } from '../support/store.ts'
import { copyDatabase } from '../support/database/copy-database.ts'

beforeAll(buildIfNeeded)

test('SIGTERM to npm ends the two processes that `npm run serve` started', async () => {
  const url = await copyDatabase(inject('serverUrl'), { from: 'wadah', to: 'served_by_npm' })
  const port = await freePort()
  const served = npm(['run', 'serve', '--', '--processes', '2'], projectDirectory, {
    ...testSettings,
    PUBLIC_URL: 'https://shop.test',
    SMTP_URL: 'smtp://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    DATABASE_URL: url,
    PORT: String(port),
  })
  await answers(port)
  await served.stop()
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
})

test('SIGTERM to npm ends all processes that `npm start` started', async () => {
  const directory = await projectWithBuild('true')
  const data = join(directory, 'data')
  await mkdir(data)
  await copyServerData(inject('serverData'), join(data, 'postgres'))
  const ports = [await freePort(), await freePort()]
  const started = npm(['start'], directory, {
    PORT: String(ports[0]),
    SANDBOX_PORT: String(ports[1]),
    DATA_DIRECTORY: data,
    LOG_LEVEL: 'silent',
  })
  for (const port of ports) await answers(port)
  await started.stop()
  for (const port of ports) {
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed')
  }
})

test('SIGTERM to npm ends the build of `npm start`', async () => {
  const directory = await projectWithBuild(`echo building; node -e 'setInterval(() => {}, 1e6)'`)
  const started = npm(['start'], directory, {})
  await vi.waitFor(() => expect(started.output()).toMatch(/^building$/m), patience)
  await started.stop()
})

/** A project with the scripts of this project, and a build that ends quickly or never. */
async function projectWithBuild(build: string): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'wadah-npm-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const scripts = { ...manifest.scripts, build }
  await writeFile(join(directory, 'package.json'), JSON.stringify({ type: 'module', scripts }))
  await symlink(join(projectDirectory, 'scripts'), join(directory, 'scripts'))
  return directory
}

function npm(args: string[], cwd: string, settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn('npm', args, { cwd, env: { PATH, HOME, ...settings }, detached: true })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  // The output closes only when no process is left that writes to it.
  const closed = once(child, 'close')
  onTestFinished(
    () => void (child.exitCode ?? child.signalCode ?? process.kill(-(child.pid ?? 0), 'SIGKILL')),
  )
  return {
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await closed
    },
  }
}

async function answers(port: number): Promise<void> {
  const status = () => fetch(`http://127.0.0.1:${port}/healthz`).then(({ status }) => status)
  await vi.waitFor(async () => expect(await status()).toBe(200), patience)
}
