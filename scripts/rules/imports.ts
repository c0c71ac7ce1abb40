import { posix } from 'node:path'
import { fileKinds, kindOf } from './file-kinds.ts'
import { orderViolation } from './folder-order.ts'

/**
 * Checks the imports of a file in src/. Forbidden are later folders, file kinds that this kind may not import, and
 * relative paths to other folders.
 */
export function importViolations(path: string, source: string): string[] {
  const kind = kindOf(path)
  if (!kind) return [`${path}: its suffix is unknown; docs/architecture.md lists all suffixes`]
  const violations: string[] = []
  for (const { specifier, typeOnly } of importsOf(source)) {
    const target = resolve(path, specifier)
    if (target === null) continue
    const targetKind = kindOf(target)
    if (specifier.startsWith('..') && !specifier.includes('+types')) {
      violations.push(`${path}: write ${specifier} as #…`)
    }
    const wrongOrder = orderViolation(path, target)
    if (wrongOrder !== null) violations.push(wrongOrder)
    if (targetKind === null || typeOnly || wrongOrder !== null) continue
    if (!(fileKinds[kind].may as readonly string[]).includes(targetKind)) {
      violations.push(`${path}: a ${kind} file may not import ${target}, a ${targetKind} file`)
    }
  }
  return violations
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

/** The path inside src/ that an import refers to; `null` for a package. */
function resolve(from: string, specifier: string): string | null {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.includes('+types/')) return null
  if (bare.startsWith('#')) return bare.slice(1)
  if (bare.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), bare))
  return null
}
