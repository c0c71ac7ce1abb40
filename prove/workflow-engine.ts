import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { NotShown } from './check.ts'

const engine = 'node-red@5.0.7'
const installLimit = 5 * 60_000
const startLimit = 60_000

export interface WorkflowEngine {
  url: string
  close(): Promise<void>
}

/** Installs a workflow engine into a temporary folder and starts it with these flows. */
export async function startWorkflowEngine(port: number, flows: readonly object[]): Promise<WorkflowEngine> {
  const folder = await mkdtemp(join(tmpdir(), 'wadah-workflow-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await install(folder)
    await writeFile(join(folder, 'flows.json'), JSON.stringify(flows))
    await writeFile(join(folder, 'settings.cjs'), settings(port))
  } catch (error) {
    await remove()
    throw error
  }
  const script = join(folder, 'node_modules/node-red/red.js')
  const child = spawn(process.execPath, [script, '--settings', join(folder, 'settings.cjs')], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: 'ignore',
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = `http://127.0.0.1:${port}`
  async function close(): Promise<void> {
    child.kill('SIGKILL')
    await gone
    await remove()
  }
  const until = performance.now() + startLimit
  while (performance.now() < until && child.exitCode === null) {
    const isUp = await fetch(`${url}/up`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { url, close }
    await pause(200)
  }
  await close()
  throw new NotShown(`${engine} did not start`)
}

async function install(folder: string): Promise<void> {
  try {
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, engine], {
      cwd: folder,
      timeout: installLimit,
    })
  } catch {
    throw new NotShown(`${engine} could not be installed from npm`)
  }
}

function settings(port: number): string {
  return `module.exports = {
  uiHost: '127.0.0.1', uiPort: ${port}, userDir: __dirname, flowFile: 'flows.json', httpAdminRoot: false,
  credentialSecret: 'none', telemetry: { enabled: false }, logging: { console: { level: 'off' } } }`
}
