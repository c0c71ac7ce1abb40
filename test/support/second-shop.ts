import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, vi } from 'vitest'
import { projectDirectory } from '../../scripts/server-build.ts'
import { openOwnDatabase } from './database/own-database.ts'
import { freePort } from './servers/free-port.ts'
import { patience } from './patience.ts'
import { testSettings } from './store.ts'

const run = promisify(execFile)

/** The parts of the project that are needed for a build, the database and the store. */
const parts = [
  'content',
  'migrations',
  'package.json',
  'react-router.config.ts',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
]

export interface SecondShop {
  url: string
  /** The folder of the built files for browsers. */
  clientDirectory: string
  outboxDirectory: string
  close(): Promise<void>
}

/**
 * Opens another company's shop as docs/branding.md describes it: a copy of the project in which some files of
 * content/ are replaced, with its own build, database and settings.
 */
export async function openSecondShop(settings: Record<string, string>): Promise<SecondShop> {
  const project = await mkdtemp(join(inject('directory'), 'second-shop-'))
  for (const part of parts) await cp(join(projectDirectory, part), join(project, part), { recursive: true })
  await symlink(join(projectDirectory, 'node_modules'), join(project, 'node_modules'))
  await replaceContent(project)
  await run(join(projectDirectory, 'node_modules/.bin/react-router'), ['build'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const database = await openOwnDatabase(inject('serverUrl'), 'second_shop')
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const outboxDirectory = join(project, 'outbox')
  const environment = {
    PATH: process.env['PATH'],
    ...testSettings,
    PORT: port,
    PUBLIC_URL: url,
    DATABASE_URL: database.url,
    SMTP_URL: `file://${outboxDirectory}`,
    STORAGE: `file:${join(project, 'files')}`,
    ...settings,
  }
  for (const script of [['migrate.ts'], ['seed.ts', '--demo']]) {
    await run(process.execPath, [join(project, 'scripts', script[0] ?? ''), ...script.slice(1)], {
      cwd: project,
      env: environment,
    })
  }
  const store = fork(join(project, 'scripts/store.ts'), { cwd: project, env: environment, execArgv: [] })
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), patience)
  return {
    url,
    clientDirectory: join(project, 'build/client'),
    outboxDirectory,
    async close() {
      store.kill()
      await once(store, 'exit')
      await database.close()
      await rm(project, { recursive: true, force: true })
    },
  }
}

/** Replaces most files completely, and edits the colors in place. */
async function replaceContent(project: string): Promise<void> {
  const content = join(project, 'content')
  await rm(join(content, 'public'), { recursive: true })
  await cp(join(import.meta.dirname, 'second-brand'), content, { recursive: true })
  await edit(join(content, 'tokens.css'), [
    [/--brand-name: .*;/, "--brand-name: 'Oak & Ember';"],
    [/--accent: .*;/, '--accent: light-dark(oklch(0.62 0.17 39), oklch(0.71 0.16 41));'],
  ])
  await edit(join(content, 'palette.ts'), [[/amber: '.*'/, "amber: '#c8502a'"]])
}

async function edit(file: string, changes: readonly (readonly [RegExp, string])[]): Promise<void> {
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    changes.reduce((changed, [from, to]) => changed.replace(from, to), text),
  )
}
