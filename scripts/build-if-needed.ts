import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectDirectory } from './server-build.ts'

const sources = ['content', 'package.json', 'react-router.config.ts', 'scripts', 'src', 'vite.config.ts']

/** Builds the product, unless the last build is newer than all sources. */
export async function buildIfNeeded(): Promise<void> {
  await endOf(Number(process.env['BUILD_PROCESS']))
  // A build writes this file last.
  const built = join(projectDirectory, 'build/sbom.json')
  if (existsSync(built) && statSync(built).mtimeMs > newest(sources)) return
  console.log('Building the product first.')
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: projectDirectory,
    encoding: 'utf8',
    // The test runner sets another value. With that value, libraries would be built in development mode.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The product could not be built.\n${stdout}\n${stderr}`)
}

function newest(paths: readonly string[]): number {
  const times = paths.flatMap((path) => {
    const absolutePath = join(projectDirectory, path)
    if (!statSync(absolutePath).isDirectory()) return [statSync(absolutePath).mtimeMs]
    const files = readdirSync(absolutePath, { recursive: true, encoding: 'utf8' })
    return files.map((file) => statSync(join(absolutePath, file)).mtimeMs)
  })
  return Math.max(...times)
}

/**
 * Waits for the build that `npm test` started in parallel with the tests. `BUILD_PROCESS` contains its process id.
 */
async function endOf(builder: number): Promise<void> {
  while (builder && isAlive(builder)) await pause(100)
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
