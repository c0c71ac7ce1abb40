/** All file kinds under src/, by suffix, and what each may import (docs/architecture.md). */
export const fileKinds = {
  rule: { may: ['rule'] },
  forms: { may: ['rule', 'forms'] },
  tables: { may: ['rule', 'tables'] },
  queries: { may: ['rule', 'forms', 'tables', 'queries', 'server'] },
  commands: { may: ['rule', 'forms', 'tables', 'queries', 'commands', 'server'] },
  server: { may: ['rule', 'forms', 'tables', 'queries', 'commands', 'server', 'endpoint'] },
  operations: { may: ['rule', 'forms', 'server'] },
  endpoint: { may: ['rule', 'forms', 'queries', 'commands', 'server', 'operations', 'endpoint'] },
  client: { may: ['rule', 'forms', 'client', 'store'] },
  store: { may: ['rule', 'forms', 'client', 'store'] },
  hook: { may: ['rule', 'forms', 'client', 'store', 'hook'] },
  component: { may: ['rule', 'forms', 'client', 'store', 'hook', 'component', 'style'] },
  page: {
    may: ['rule', 'forms', 'queries', 'commands', 'server', 'client', 'store', 'hook', 'component', 'style'],
  },
  style: { may: ['style'] },
} as const satisfies Record<string, { may: readonly string[] }>

export type FileKind = keyof typeof fileKinds

const bySuffix: readonly (readonly [RegExp, FileKind])[] = [
  [/(^|\/)(root|entry\.(client|server))\.tsx$/, 'page'],
  [/(^|\/)entry\.server\.ts$/, 'server'],
  [/\.page\.tsx$/, 'page'],
  [/\.forms\.ts$/, 'forms'],
  [/\.tables\.server\.ts$/, 'tables'],
  [/\.queries\.server\.ts$/, 'queries'],
  [/\.commands\.server\.ts$/, 'commands'],
  [/\.operations\.server\.ts$/, 'operations'],
  [/\.endpoint\.server\.tsx?$/, 'endpoint'],
  [/\.server\.tsx?$/, 'server'],
  [/\.client\.ts$/, 'client'],
  [/\.store\.ts$/, 'store'],
  [/(^|\/)use-[a-z0-9-]+\.ts$/, 'hook'],
  [/^[a-z0-9/-]+\.tsx$/, 'component'],
  [/^[a-z0-9/-]+(\.d)?\.ts$/, 'rule'],
  [/\.(css|woff2|svg|png|md)$/, 'style'],
]

/** The kind of a file by its path inside src/; `null` if the suffix is unknown. */
export function kindOf(path: string): FileKind | null {
  return bySuffix.find(([pattern]) => pattern.test(path))?.[1] ?? null
}
