import { outcomes, type Check, type Outcome, type ShownPromise } from './check.ts'

export interface RunFacts {
  date: string
  node: string
  processors: number
  loadBefore: string
}

/** One table, promise beside figure, and what broke a promise under it. */
export function promiseTable(shown: readonly ShownPromise[]): string {
  const rows = shown.map(({ promise, rule, limit, figure, outcome, seconds }) => [
    promiseWithRule({ promise, rule }),
    limit,
    figure,
    outcome,
    `${Math.round(seconds)} s`,
  ])
  const headings = ['promise', 'limit', 'figure', 'outcome', 'time']
  const widths = headings.map((heading, at) =>
    Math.max(heading.length, ...rows.map((row) => (row[at] ?? '').length)),
  )
  const padded = (cells: readonly string[]) => line(cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)))
  return [padded(headings), padded(widths.map((width) => '-'.repeat(width))), ...rows.map(padded)].join('\n')
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

/** The first cases that broke each promise; the same one again only adds to its number. */
export function brokenCases(shown: readonly ShownPromise[], most = 20): string[] {
  return shown.flatMap(({ name, broken }) => {
    const times = new Map<string, number>()
    for (const each of broken) times.set(each, (times.get(each) ?? 0) + 1)
    const cases = [...times].map(([each, count]) => `${name}: ${each}${count > 1 ? ` (${count} times)` : ''}`)
    return [
      ...cases.slice(0, most),
      ...(cases.length > most ? [`${name}: and ${cases.length - most} more`] : []),
    ]
  })
}

function promiseWithRule({ promise, rule }: Pick<Check, 'promise' | 'rule'>): string {
  return `${promise} (${rule.replace('product: ', '')})`
}

interface PageParts {
  shown: readonly ShownPromise[]
  facts: RunFacts
  /** The page as it was: what was not run now stays as it was found. */
  before: string
}

/** docs/promises.md, with a row for each check that there is. */
export function promisesPage(
  checks: ReadonlyMap<string, Pick<Check, 'promise' | 'rule' | 'limit'>>,
  { shown, facts, before }: PageParts,
): string {
  const found = new Map([...rowsOf(before), ...shown.map((each) => [each.name, rowOf(each, facts)] as const)])
  const rows = [...checks].map(([name, { promise, rule, limit }]) => {
    const [figure = '', outcome = 'NOT SHOWN', run = ''] = found.get(name) ?? []
    return [name, promiseWithRule({ promise, rule }), limit, figure, outcome, run]
  })
  const judged = rows.map(([name = '', , , , outcome]) => ({ name, outcome: outcomeOf(outcome) }))
  const ranNow = new Set(shown.map(({ name }) => name))
  const cases = [
    ...casesOf(before).filter((line) => !ranNow.has(line.split(':')[0] ?? '')),
    ...brokenCases(shown),
  ]
  return `# Promises

What the shop promises, and what \`npm run prove -- full\` found: ${sumOf(judged)}.

The command needs nothing that npm does not install. \`npm run prove\` shows samples of the same within 20 minutes on two processors. \`-- full\` shows all of it without a limit of time, in an estimated 40 minutes on two idle processors, and writes this page; \`-- full failover\` shows a part and writes its rows. \`-- kills fuzz\` shows samples of some, and \`-- kills --break\` plants a fault that the check has to find.

${[['check', 'promise', 'limit', 'figure', 'outcome', 'run'], Array.from({ length: 6 }, () => '---'), ...rows].map(line).join('\n')}

A promise that a machine cannot show, as without a network, is NOT SHOWN, which is never called good and fails the full run. The rules stand in \`docs/product/\` and in the pages named beside them.
${listOf(cases)}`
}

function outcomeOf(text = ''): Outcome {
  return outcomes.find((each) => each === text) ?? 'NOT SHOWN'
}

/** Figure, outcome and how it was found. */
type Row = readonly [string, string, string]

function rowOf({ figure, outcome, seconds }: ShownPromise, facts: RunFacts): Row {
  const { date, node, processors, loadBefore } = facts
  const run = `${date}, ${Math.round(seconds)} s, Node ${node}, ${processors} processors, load ${loadBefore}`
  return [figure.replaceAll('|', '/'), outcome, run]
}

/** The rows of a page by the names of their checks. */
function rowsOf(page: string): [string, Row][] {
  return page.split('\n').flatMap((text): [string, Row][] => {
    const cells = text.split('|').map((cell) => cell.trim())
    const [, name = '', , , figure = '', outcome = '', run = ''] = cells
    return cells.length === 8 && /^[a-z]+$/.test(name) && name !== 'check'
      ? [[name, [figure, outcome, run]]]
      : []
  })
}

function casesOf(page: string): string[] {
  return page.split('\n').flatMap((text) => (/^- [a-z]+: /.test(text) ? [text.slice(2)] : []))
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function listOf(cases: readonly string[]): string {
  return cases.length === 0 ? '' : `\n## What broke them\n\n${cases.map((each) => `- ${each}`).join('\n')}\n`
}
