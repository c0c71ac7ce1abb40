import { posix } from 'node:path'
import { fileKinds, kindOf } from './file-kinds.ts'

/** What is wrong with the imports of one file of src/: a wrong direction, a page imported, a way around `#`. */
export function importViolations(path: string, source: string): string[] {
  const kind = kindOf(path)
  if (!kind) return [`${path}: its suffix is none of the closed set (docs/architecture.md)`]
  const faults: string[] = []
  for (const { specifier, typeOnly } of importsOf(source)) {
    const target = resolve(path, specifier)
    if (target === null) continue
    const targetKind = kindOf(target)
    if (specifier.startsWith('..') && !specifier.includes('+types')) {
      faults.push(`${path}: write ${specifier} as #…`)
    }
    if (targetKind === null || typeOnly) continue
    if (!(fileKinds[kind].may as readonly string[]).includes(targetKind)) {
      faults.push(`${path}: a ${kind} file may not import ${target}, a ${targetKind} file`)
    }
  }
  return faults
}

interface Import {
  specifier: string
  typeOnly: boolean
}

function importsOf(source: string): Import[] {
  const found: Import[] = []
  const statements = source.matchAll(/^(import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)
  for (const [, , type, specifier = ''] of statements) found.push({ specifier, typeOnly: type !== undefined })
  for (const [, specifier = ''] of source.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g)) {
    found.push({ specifier, typeOnly: false })
  }
  return found
}

/** The path inside src/ that a specifier means, or `null` for a package. */
function resolve(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.includes('+types/')) return null
  if (bare.startsWith('#')) return bare.slice(1)
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare))
  return null
}
