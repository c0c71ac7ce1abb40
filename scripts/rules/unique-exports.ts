/** Names that React Router expects every route module to export. */
const routeModuleExports = new Set([
  'meta',
  'loader',
  'action',
  'links',
  'handle',
  'headers',
  'shouldRevalidate',
  'clientLoader',
  'clientAction',
  'ErrorBoundary',
])

const namedExports =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** Finds names that several files export. A name should have the same meaning everywhere. */
export function repeatedExports(files: readonly { path: string; text: string }[]): string[] {
  const exporters = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    for (const [, name = ''] of text.matchAll(namedExports)) {
      if (routeModuleExports.has(name)) continue
      exporters.set(name, (exporters.get(name) ?? new Set()).add(path))
    }
  }
  return [...exporters]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${[...paths].join(', ')}: all export ${name}, give each a name of its own`)
}
