import { figuresOf, inMilliseconds, rounded, type Figures } from './figures.ts'
import { load, type Answers, type Work } from './load.ts'
import { printTable } from './table.ts'

export interface Comparison {
  name: string
  store: Figures
  floor: Figures
}

/** How much of everything is done; `--quick` is for trying the bench itself. */
export interface Effort {
  rounds: number
  seconds: number
}

/** Warms both up, then takes store and floor in turns, so that what else the machine does meets both. */
export async function compare(
  name: string,
  { store, floor }: { store: string; floor: string },
  work: Work,
  { rounds, seconds }: Effort,
): Promise<Comparison> {
  const taken: Record<'store' | 'floor', Answers[]> = { store: [], floor: [] }
  await load(store, work, { seconds: seconds / 2 })
  await load(floor, work, { seconds: seconds / 2 })
  for (let round = 0; round < rounds; round += 1) {
    taken.store.push(await load(store, work, { seconds }))
    taken.floor.push(await load(floor, work, { seconds }))
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
