import type { RouterContextProvider } from 'react-router'
import { featuredPrice, featuredSolutions } from '#content/catalog/featured.ts'
import type { Solution } from '#catalog/solution.ts'
import { builtInSolutions } from '#catalog/solutions/built-in-solutions.ts'
import { solutionCatalog } from '#catalog/solutions/solutions.server.ts'

/** Reads the featured solutions by their names, or by their ids after a rename (product: solutions 4). */
export async function readFeatured(context: Readonly<RouterContextProvider>): Promise<Solution[]> {
  const all = await solutionCatalog(context).list()
  return featuredSolutions.flatMap(({ id, name }) => {
    const stored =
      all.find((solution) => solution.name === name) ?? all.find((solution) => solution.id === id)
    if (stored) return [{ ...stored, name }]
    const builtIn = builtInSolutions.find((solution) => solution.id === id)
    return builtIn ? [{ ...builtIn, price: featuredPrice, originalPrice: null }] : []
  })
}
