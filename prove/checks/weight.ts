import { dashboardBudget, heavyDashboardScreens, weighDashboard } from '../../bench/dashboard-weight.ts'
import { openShop } from '../../bench/shop.ts'
import { weighScreens, weightBudget } from '../../bench/weight.ts'
import type { Check } from '../check.ts'

export const weightCheck: Check = {
  promise: 'No screen loads more JavaScript or fonts at first than promised',
  rule: 'product: quality 2',
  limit: `${weightBudget.script} kB of JavaScript and ${weightBudget.font} kB of fonts, ${dashboardBudget} kB on the dashboard (brotli)`,
  async run({ isSpoiled }) {
    const shop = await openShop({ LOG_LEVEL: 'silent' })
    try {
      const screens = await weighScreens(shop)
      const dashboard = weighDashboard()
      if (isSpoiled) dashboard.unshift({ id: 'planted', bytes: 200_000 })
      return judgeWeight({
        script: Math.max(...screens.map(({ weight }) => weight.script)),
        font: Math.max(...screens.map(({ weight }) => weight.font)),
        dashboard: Math.max(...dashboard.map(({ bytes }) => bytes)),
        screens: screens.length + dashboard.length,
        over: [...screens.flatMap(({ over }) => over), ...heavyDashboardScreens(dashboard)],
      })
    } finally {
      await shop.close()
    }
  },
}

interface SeenWeight {
  /** The most bytes of any screen. */
  script: number
  font: number
  dashboard: number
  screens: number
  over: string[]
}

export function judgeWeight({ script, font, dashboard, screens, over }: SeenWeight) {
  const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  return {
    figure: `${inKilobytes(script)} kB, fonts ${inKilobytes(font)}, dashboard ${inKilobytes(dashboard)}, heaviest of ${screens} screens`,
    broken: [...over, ...(script > 0 && dashboard > 0 ? [] : ['nothing was weighed'])],
  }
}
