import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { testSettings } from '../store.ts'
import { projectFile } from '../order-shop.ts'

export interface StoreProcess {
  url: string
  child: ChildProcess
  /** Kills the process, so that it cannot stop gracefully. */
  kill(): Promise<void>
}

/** Starts a store in a process that ends with the test process. */
export async function startStoreProcess(
  script: string,
  settings: Record<string, string>,
): Promise<StoreProcess> {
  const child = fork(script, {
    env: { ...process.env, ...testSettings, ADDRESS_LIMIT_FACTOR: '1000', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  if (!child.stdout) throw new Error('The store process has no standard output')
  const said = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), gone])
  if (child.exitCode !== null)
    throw new Error(`The store ended before listening, with exit code ${child.exitCode}`)
  return { url: String(said[0]), child, kill }
}

interface Bundle {
  script: string
  /** The folder in which the store's processes share compiled code. */
  compiled: string
  remove(): Promise<void>
}

/**
 * Bundles a program into a few files, as in production, so that it starts five times as fast. The bundle is inside
 * the project, where it finds the packages that it does not contain.
 */
export async function bundleProgram(script: string): Promise<Bundle> {
  const cache = projectFile('node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const outDir = await mkdtemp(join(cache, 'store-process-'))
  await build({
    configFile: false,
    logLevel: 'error',
    root: projectFile('.'),
    publicDir: false,
    ssr: { noExternal: true, external: ['sharp', 'pg-native'] },
    build: {
      ssr: script,
      outDir,
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      // Loading unused code takes less time than detecting it.
      rolldownOptions: { treeshake: false, output: { entryFileNames: 'store-process.mjs' } },
    },
  })
  return {
    script: join(outDir, 'store-process.mjs'),
    compiled: join(outDir, 'compiled'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  }
}
