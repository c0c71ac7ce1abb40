import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import * as z from 'zod'

const folder = fileURLToPath(new URL('../node_modules/.cache/wadah-shipped', import.meta.url))

/** A Vite plugin that records which packages a bundle contains, for the list of shipped packages. */
export function shippedPackages(bundleName?: string): Plugin {
  return {
    name: 'shipped-packages',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
      const directories = new Set(modules.flatMap((id) => directoryOf(id) ?? []))
      mkdirSync(folder, { recursive: true })
      const list = [...directories].map(packageIn)
      writeFileSync(join(folder, `${bundleName ?? this.environment.name}.json`), JSON.stringify(list))
    },
  }
}

/** Returns the packages in all bundles of this build, such as `zod@4.6.7`, and deletes their records. */
export function takeShippedPackages(): Set<string> {
  const lists = readdirSync(folder).map((file) =>
    z.array(z.string()).parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  )
  rmSync(folder, { recursive: true })
  return new Set(lists.flat())
}

const manifest = z.object({ name: z.string(), version: z.string() })

export function packageIn(directory: string): string {
  const { name, version } = manifest.parse(JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')))
  return `${name}@${version}`
}

/** The folder of the innermost package that contains a module. */
function directoryOf(id: string): string | undefined {
  return /^\0?(?<directory>.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.groups?.['directory']
}
