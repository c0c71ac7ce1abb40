import { dashboardBudget, heavyDashboardScreens, weighDashboard } from '../../bench/dashboard-weight.ts'
import { openShop } from '../../bench/shop.ts'
import { weighScreens, weightBudget } from '../../bench/weight.ts'
import type { Check } from '../check.ts'

const printed = 10

export const weightCheck: Check = {
  promise: 'No screen loads more JavaScript or fonts than promised',
  rule: 'product: quality 2',
  limit: `${weightBudget.script} kB of JavaScript and ${weightBudget.font} kB of fonts, ${dashboardBudget} kB on the dashboard (brotli)`,
  async run() {
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    try {
      const screens = await weighScreens(shop)
      const dashboard = weighDashboard()
      const ofShop = heaviest(screens.map(({ name, weight }) => ({ name, bytes: weight.script })))
      const ofDashboard = heaviest(dashboard.map(({ id, bytes }) => ({ name: id, bytes })))
      for (const { name, bytes } of [...ofShop.slice(0, printed), ...ofDashboard.slice(0, printed)]) {
        console.log(`  ${kilobytes(bytes)} kB ${name}`)
      }
      const font = Math.max(...screens.map(({ weight }) => weight.font))
      const most = [ofShop, ofDashboard].map(([first]) => kilobytes(first?.bytes))
      return {
        figure: `${most[0]} kB, fonts ${kilobytes(font)}, dashboard ${most[1]}, heaviest of ${screens.length + dashboard.length} screens`,
        broken: [...screens.flatMap(({ over }) => over), ...heavyDashboardScreens(dashboard)],
      }
    } finally {
      await shop.close()
    }
  },
}

function heaviest(screens: readonly { name: string; bytes: number }[]) {
  return screens.toSorted((one, other) => other.bytes - one.bytes)
}

function kilobytes(bytes = NaN): string {
  return (bytes / 1000).toFixed(1)
}
