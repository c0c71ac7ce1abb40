import { dashboardBudget, weighDashboard } from '../../bench/dashboard-weight.ts'
import { withShop } from '../../bench/shop.ts'
import { weighScreens, weightBudget } from '../../bench/weight.ts'
import type { Check } from '../check.ts'

const printed = 10

export const weightCheck: Check = {
  promise: 'No screen loads more JavaScript or fonts than promised',
  rule: 'product: quality 2',
  limit: `${weightBudget.script} kB of JavaScript and ${weightBudget.font} kB of fonts, ${dashboardBudget} kB on the dashboard (brotli)`,
  run: ({ isFull }) =>
    withShop({}, async (shop) => {
      const screens = await weighScreens(shop, { isFull })
      const dashboard = weighDashboard()
      const ofShop = heaviest(screens.map(({ name, weight }) => ({ name, bytes: weight.script })))
      const ofDashboard = heaviest(dashboard)
      for (const { name, bytes } of [...ofShop.slice(0, printed), ...ofDashboard.slice(0, printed)]) {
        console.log(`  ${kilobytes(bytes)} kB ${name}`)
      }
      const font = Math.max(...screens.map(({ weight }) => weight.font))
      const most = [ofShop, ofDashboard].map(([first]) => kilobytes(first?.bytes))
      return {
        figure: `${most[0]} kB, fonts ${kilobytes(font)}, dashboard ${most[1]}, heaviest of ${screens.length + dashboard.length} screens`,
        broken: [
          ...overBudget(ofShop, weightBudget.script, 'JavaScript'),
          ...overBudget(ofDashboard, dashboardBudget, 'JavaScript'),
          ...overBudget(
            screens.map(({ name, weight }) => ({ name, bytes: weight.font })),
            weightBudget.font,
            'fonts',
          ),
        ],
      }
    }),
}

interface NamedWeight {
  name: string
  bytes: number
}

function overBudget(screens: readonly NamedWeight[], budget: number, area: string): string[] {
  return screens
    .filter(({ bytes }) => !(bytes <= budget * 1000))
    .map(({ name, bytes }) => `${name} loads ${kilobytes(bytes)} kB of ${area}`)
}

function heaviest(screens: readonly NamedWeight[]) {
  return screens.toSorted((one, other) => other.bytes - one.bytes)
}

function kilobytes(bytes = NaN): string {
  return (bytes / 1000).toFixed(1)
}
