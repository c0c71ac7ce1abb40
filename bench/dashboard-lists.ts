import { openDatabase } from '#db/database.server.ts'
import type { Effort } from './compare.ts'
import { exportCalls, listCalls, reportCalls } from './dashboard-calls.ts'
import { fillDashboard, largeShop } from './dashboard-rows.ts'
import { inMilliseconds, percentiles } from './figures.ts'
import type { Shop } from './shop.ts'
import { printHeading, printTable } from './table.ts'
import { timeCalls } from './time-calls.ts'

const longestMilliseconds = 1_000

/** What lists, exports and reports of the dashboard read in a large shop, in a database that is dropped afterwards. */
export async function dashboardListsSection(shop: Shop, effort: Effort): Promise<readonly string[]> {
  printHeading(
    'Lists and reports of the dashboard',
    `${Object.entries(largeShop)
      .map(([name, rows]) => `${rows.toLocaleString('en-US')} ${name}`)
      .join(', ')}: milliseconds per call, one at a time. Exports: one part.`,
  )
  const end = new Date()
  const { databaseUrl, close } = await shop.openDatabase('bench_dashboard')
  const database = openDatabase(databaseUrl, { onError: () => undefined })
  const overLimits: string[] = []
  const rows: string[][] = []
  try {
    await fillDashboard(databaseUrl, largeShop, end)
    for (const [kind, calls] of Object.entries({
      list: listCalls(end),
      export: exportCalls(end),
      report: reportCalls(end),
    }))
      for (const [name, call] of Object.entries(calls)) {
        const timing = { seconds: effort.seconds, most: 100, warmUps: 2 }
        const { p50, p95 } = percentiles(await timeCalls(() => call(database.db), timing))
        rows.push([kind, name, inMilliseconds(p50), inMilliseconds(p95)])
        if (p95 > longestMilliseconds) overLimits.push(`${kind} ${name} takes ${inMilliseconds(p95)} ms`)
      }
  } finally {
    await database.close()
    await close()
  }
  printTable(['kind', 'what', 'p50 ms', 'p95 ms'], rows)
  return overLimits
}
