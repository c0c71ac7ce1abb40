import { readFileSync } from 'node:fs'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import { routerVersion, unusedModules, unusedParts, type UnusedParts } from './unused-router-parts.ts'

const library = 'react-router/dist/production/lib/'

/** Leaves out of the build for the browser what the shop never runs of the router. */
export function trimRouter(): Plugin {
  const notFound = new Set([...Object.keys(unusedModules), ...Object.keys(unusedParts)])
  return {
    name: 'trim-router',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const path = libraryPath(id)
      const exported = unusedModules[path]
      if (!exported) return undefined
      const source = readFileSync(id, 'utf8')
      checkVersion(path, source)
      const actual = exportsOf(source)
      const expected = Object.keys(exported).toSorted()
      if (actual.join() !== expected.join()) {
        throw new Error(`${path} exports ${actual.join(', ')}: adapt scripts/unused-router-parts.ts`)
      }
      notFound.delete(path)
      return Object.entries(exported)
        .map(([name, code]) => `export const ${name} = ${code}`)
        .join('\n')
    },
    transform(code, id) {
      const path = libraryPath(id)
      const unused = unusedParts[path]
      if (!unused) return undefined
      checkVersion(path, code)
      const { trimmed, missing } = withoutParts(code, unused)
      if (missing.length > 0) {
        throw new Error(`${path} has no ${missing.join(', no ')}: adapt scripts/unused-router-parts.ts`)
      }
      notFound.delete(path)
      return { code: trimmed, map: null }
    },
    generateBundle() {
      if (notFound.size > 0)
        throw new Error(`${[...notFound].join(', ')} not found: adapt scripts/unused-router-parts.ts`)
    },
  }
}

/** An empty string for files outside the router. */
function libraryPath(id: string): string {
  const at = id.indexOf(library)
  return at < 0 ? '' : id.slice(at + library.length)
}

/** Another version may call what this one does not. */
function checkVersion(path: string, source: string): void {
  if (source.includes(` * react-router v${routerVersion}\n`)) return
  throw new Error(
    `${path} is not of ${routerVersion}: compare both, and adapt scripts/unused-router-parts.ts`,
  )
}

function exportsOf(source: string): string[] {
  const names = /^export \{ ([^}]+) \}/m.exec(source)?.[1] ?? ''
  return names.split(', ').toSorted()
}

interface Edit {
  start: number
  end: number
  text: string
}

/** The code without those parts, and which of them it does not have. What only they used is left to the minifier. */
export function withoutParts(
  code: string,
  { uncalled = [], idle = [], untrue = [], withoutEffect = [] }: UnusedParts,
): { trimmed: string; missing: string[] } {
  const missing = new Set([...uncalled, ...idle, ...untrue, ...withoutEffect])
  const edits: Edit[] = []

  function isListed(list: readonly string[], text: string): boolean {
    if (!list.includes(text)) return false
    missing.delete(text)
    return true
  }
  function keepBranch(node: ESTree.IfStatement | ESTree.ConditionalExpression): void {
    const outcome = outcomeOf(node.test)
    if (outcome === undefined) return
    const kept = outcome ? node.consequent : node.alternate
    if (kept) edits.push(cut(node.start, kept.start), cut(kept.end, node.end))
    else edits.push(cut(node.start, node.end, ';'))
  }
  function outcomeOf(test: ESTree.Expression): boolean | undefined {
    if (isListed(untrue, code.slice(test.start, test.end))) return false
    if (test.type !== 'UnaryExpression' || test.operator !== '!') return undefined
    return outcomeOf(test.argument) === false ? true : undefined
  }

  new Visitor({
    FunctionDeclaration({ id, body }) {
      if (!id || !body) return
      if (isListed(idle, id.name)) edits.push(cut(body.start, body.end, '{}'))
      else if (isListed(uncalled, id.name)) {
        edits.push(cut(body.start, body.end, `{ throw new Error('${id.name} is left out of this build') }`))
      }
    },
    ExpressionStatement({ start, end, expression }) {
      if (expression.type !== 'CallExpression') return
      const { callee } = expression
      if (isListed(withoutEffect, code.slice(callee.start, callee.end))) edits.push(cut(start, end, ';'))
    },
    IfStatement: keepBranch,
    ConditionalExpression: keepBranch,
  }).visit(parseSync('module.js', code).program)

  return { trimmed: applied(edits, code), missing: [...missing] }
}

function cut(start: number, end: number, text = ''): Edit {
  return { start, end, text }
}

/** An edit inside of what another one takes away is dropped with it. */
function applied(edits: readonly Edit[], code: string): string {
  let result = ''
  let at = 0
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
