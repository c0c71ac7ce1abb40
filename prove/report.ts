import type { Outcome, ShownPromise } from './check.ts'

export interface RunFacts {
  date: string
  node: string
  processors: string
  loadBefore: string
  loadAfter: string
  seconds: number
}

/** One table, promise beside figure, and what broke a promise under it. */
export function promiseTable(shown: readonly ShownPromise[]): string {
  const rows = shown.map(({ promise, rule, limit, figure, outcome, seconds }) => [
    `${promise} (${rule.replace('product: ', '')})`,
    limit,
    figure,
    outcome,
    `${Math.round(seconds)} s`,
  ])
  const headings = ['promise', 'limit', 'figure', 'outcome', 'time']
  const widths = headings.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => (row[at] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}

/** How many promises there are of each outcome, in words that never call it good when something was not shown. */
export function sumOf(shown: readonly Pick<ShownPromise, 'outcome' | 'name'>[]): string {
  const named = (outcome: Outcome) => shown.filter((each) => each.outcome === outcome).map(({ name }) => name)
  const [broken, missing] = [named('BROKEN'), named('NOT SHOWN')]
  return [
    `${named('holds').length} of ${shown.length} promises hold`,
    ...(broken.length > 0 ? [`${broken.length} broken: ${broken.join(', ')}`] : []),
    ...(missing.length > 0 ? [`${missing.length} not shown: ${missing.join(', ')}`] : []),
  ].join('; ')
}

/** The first cases that broke each promise. */
export function brokenCases(shown: readonly ShownPromise[], most = 20): string[] {
  return shown.flatMap(({ name, broken }) => [
    ...broken.slice(0, most).map((each) => `${name}: ${each}`),
    ...(broken.length > most ? [`${name}: and ${broken.length - most} more`] : []),
  ])
}

/** docs/promises.md. */
export function promisesPage(shown: readonly ShownPromise[], facts: RunFacts, command: string): string {
  return `# Promises

What the shop promises, and what the last run of \`${command}\` found. The command needs nothing that npm does not install; \`npm run prove\` shows samples of the same within 20 minutes, and \`npm run prove -- NAME --break\` plants a fault that the check NAME has to find.

${facts.date}, Node ${facts.node}, ${facts.processors}, load average ${facts.loadBefore} before and ${facts.loadAfter} after, ${Math.round(facts.seconds / 60)} minutes: ${sumOf(shown)}.

${promiseTable(shown)}

A promise that a machine cannot show, as without a network, is NOT SHOWN, which is never called good and fails the full run. The rules stand in \`docs/product/\` and in the pages named beside them.
${listOf(brokenCases(shown))}`
}

function listOf(cases: readonly string[]): string {
  return cases.length === 0 ? '' : `\n## What broke them\n\n${cases.map((each) => `- ${each}`).join('\n')}\n`
}
