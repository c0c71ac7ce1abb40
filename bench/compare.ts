import { figuresOf, inMilliseconds, rounded, type Figures } from './figures.ts'
import { load, type Answers, type Work } from './load.ts'
import { printTable } from './table.ts'

const targets = ['store', 'floor'] as const
export type Target = (typeof targets)[number]

export interface Comparison {
  name: string
  store: Figures
  floor: Figures
}

/** How much of everything is done. `--quick` is for trying the bench itself. */
export interface Effort {
  rounds: number
  seconds: number
}

/** Warms both up, then measures store and floor in turns, so that other load on the machine affects both. */
export async function compare(
  name: string,
  urls: Record<Target, string>,
  work: Work | ((target: Target) => Work),
  { rounds, seconds }: Effort,
): Promise<Comparison> {
  const taken: Record<Target, Answers[]> = { store: [], floor: [] }
  const run = (target: Target, limit: number) =>
    load(urls[target], typeof work === 'function' ? work(target) : work, { seconds: limit })
  for (const target of targets) await run(target, seconds / 2)
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) taken[target].push(await run(target, seconds))
  }
  return { name, store: figuresOf(taken.store), floor: figuresOf(taken.floor) }
}

export function printComparisons(what: string, comparisons: readonly Comparison[]): void {
  printTable(
    [what, 'store /s', 'p50 ms', 'p99 ms', 'floor /s', 'p50 ms', 'p99 ms', 'store : floor'],
    comparisons.map(({ name, store, floor }) => [
      name,
      ...cells(store),
      ...cells(floor),
      (store.perSecond / floor.perSecond).toFixed(2),
    ]),
  )
}

function cells({ perSecond, p50, p99 }: Figures): string[] {
  return [rounded(perSecond), inMilliseconds(p50), inMilliseconds(p99)]
}
