import type { RouterContextProvider } from 'react-router'
import { withShownScreens } from '#catalog/details/shown-screens.ts'
import type { RecordChoices } from '#catalog/editing/edited-records.queries.server.ts'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { textIn, type FormValues } from '#catalog/editing/fields/form-values.ts'
import type { CatalogNoun } from '#dashboard/records/nouns.ts'
import { previewedProduct, previewedSeller, previewedSolution } from '#dashboard/records/previewed.forms.ts'
import { readSellerPage } from '#marketplace/sellers/seller-page.server.ts'
import { previewOfFixedProduct, previewOfSolution } from '#solutions/fixed/fixed-page.server.ts'

export interface PreviewedRecord extends Pick<EditedRecord, 'figures' | 'seller'> {
  noun: CatalogNoun
  /** The id of the record, which determines the generated picture of a product. */
  id: string
  values: FormValues
  choices: RecordChoices
}

export type PreviewData = Awaited<ReturnType<typeof previewData>>

/** Converts the unsaved values to the data of the shop's page. */
export async function previewData(
  context: Readonly<RouterContextProvider>,
  { noun, id, values, choices, figures, seller }: PreviewedRecord,
) {
  switch (noun) {
    case 'products': {
      const product = { ...previewedProduct(values, id, choices), ...figures }
      const { details, screens } = withShownScreens(product.details)
      const fixed = previewOfFixedProduct(product)
      return { noun, product: { ...product, details }, screens, fixed }
    }
    case 'solutions': {
      const solution = { ...previewedSolution(values, id), ...figures }
      return { noun, solution, fixed: previewOfSolution(solution) }
    }
    case 'sellers': {
      const page = await readSellerPage(context, id)
      const { products, reviews } = page.state === 'found' ? page : { products: [], reviews: [] }
      return { noun, seller: previewedSeller(values, id, seller), products, reviews }
    }
    case 'categories': {
      const words = { name: textIn(values, 'name'), description: textIn(values, 'description') }
      const category = { id, slug: id, ...words, icon: textIn(values, 'icon'), isActive: true, sortOrder: 0 }
      return { noun, category }
    }
  }
}
