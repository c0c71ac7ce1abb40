import type { Shop } from './shop.ts'

/** A metric of the store's process that has no labels. */
export async function storeMetric({ metricsUrl }: Pick<Shop, 'metricsUrl'>, name: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text()
  const line = metrics.split('\n').find((each) => each.startsWith(`${name} `))
  if (line === undefined) throw new Error(`The store does not tell its ${name}.`)
  return Number(line.slice(name.length))
}
