import { loadFigures, type LoadFigures } from './figures.ts'
import { load, type LoadAnswers, type LoadWork } from './load.ts'

const targets = ['store', 'floor'] as const
export type Target = (typeof targets)[number]

export interface LoadComparison {
  name: string
  store: LoadFigures
  floor: LoadFigures
}

/** The number of measurements, and the duration of each. */
export interface Effort {
  rounds: number
  seconds: number
}

/** Warms up store and floor, then measures them alternately, so that other load on the machine affects both. */
export async function compare(
  name: string,
  urls: Record<Target, string>,
  work: LoadWork | ((target: Target) => LoadWork),
  { rounds, seconds }: Effort,
): Promise<LoadComparison> {
  const taken: Record<Target, LoadAnswers[]> = { store: [], floor: [] }
  const run = (target: Target, limit: number) =>
    load(urls[target], typeof work === 'function' ? work(target) : work, { seconds: limit })
  for (const target of targets) await run(target, seconds / 2)
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) taken[target].push(await run(target, seconds))
  }
  return { name, store: loadFigures(taken.store), floor: loadFigures(taken.floor) }
}
