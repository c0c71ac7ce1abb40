import type { RouterContextProvider } from 'react-router'
import { builtInSolutions } from '#catalogue/built-in-solutions.ts'
import { featuredNames } from '#content/catalog/featured.ts'
import type { Featured } from '#solutions/pre-packaged/featured.ts'
import { solutionCatalogue } from '#catalogue/solutions.server.ts'

/** The two featured solutions: prices by the live read, the rest from their records (product: solutions 4). */
export async function readFeatured(context: Readonly<RouterContextProvider>): Promise<Featured[]> {
  const catalogue = solutionCatalogue(context)
  const [prices, all] = await Promise.all([catalogue.livePrices(), catalogue.list()])
  return featuredNames.flatMap((name, index) => {
    const livePrice = prices[index]
    if (!livePrice) return []
    const about =
      all.find((solution) => solution.id === livePrice.id) ??
      builtInSolutions.find((solution) => solution.name === name)
    if (!about) return []
    const { id, category, icon, gradient, features, rating, reviewCount, downloadCount, isFeatured } = about
    const shown = { id, category, icon, gradient, features, rating, reviewCount, downloadCount, isFeatured }
    return [{ name, livePrice, about: shown }]
  })
}
