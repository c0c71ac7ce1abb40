import type { RouterContextProvider } from 'react-router'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { featuredNames } from '#content/catalog/featured.ts'
import type { Featured } from '#solutions/pre-packaged/featured.ts'
import { solutionCatalog } from '#catalog/solutions/solutions.server.ts'

/**
 * Reads the two featured solutions. `livePrices` provides the prices; the records provide everything else
 * (product: solutions 4).
 */
export async function readFeatured(context: Readonly<RouterContextProvider>): Promise<Featured[]> {
  const catalog = solutionCatalog(context)
  const [prices, all] = await Promise.all([catalog.livePrices(), catalog.list()])
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
