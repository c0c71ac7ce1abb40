import { featuresOnSolutionCard, firstOf, moreFeatures } from '#catalog/products/labels.ts'
import type { Solution } from '#catalog/solution.ts'
import { SolutionCard } from '#marketplace/solution-card.tsx'
import { CheckList } from '#solutions/check-list.tsx'

/** The number of features on a phone, where only one feature fits in full. */
const featuresOnPhone = 1

/** A solution in the catalog with its first features, followed by '+N more features' (product: solutions 10). */
export function CatalogCard({ solution, eager }: { solution: Solution; eager: boolean }) {
  const { shown, hidden } = firstOf(solution.features, featuresOnSolutionCard)
  return (
    <SolutionCard solution={solution} heading="h2" eager={eager} isLineForPhone>
      <CheckList
        items={shown}
        more={moreFeatures(hidden)}
        phone={{
          max: featuresOnPhone,
          more: moreFeatures(firstOf(solution.features, featuresOnPhone).hidden),
        }}
      />
    </SolutionCard>
  )
}
