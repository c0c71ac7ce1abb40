import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { productJson } from '#agents/mcp/item-json.ts'
import { productMarkdown } from '#agents/item-markdown.ts'
import { allProducts } from '#catalog/built-in/demo-products.ts'
import type { ItemDetails } from '#catalog/details/item-details.ts'
import { fieldsIn } from '#catalog/editing/fields/submitted-fields.ts'
import { csvColumns } from '#catalog/editing/product-csv.ts'
import { proposalSections } from '#catalog/proposals/proposal.ts'
import { compareProducts } from '#marketplace/compare/comparison.ts'
import { productData } from '#marketplace/product/product-data.server.ts'
import { ProductSections } from '#marketplace/product/product-sections.tsx'

const [sample] = allProducts
if (!sample) throw new Error('The demo catalog has products')
const hostedProduct = { ...sample, hostingRegion: 'EU (Frankfurt)', details: {} }

function pageOf(hostingRegion: string | null, details: ItemDetails): string {
  const product = { ...hostedProduct, hostingRegion, details }
  const Page = createRoutesStub([
    { path: '/', Component: () => <ProductSections product={product} reviews={null} /> },
  ])
  return renderToStaticMarkup(<Page />)
}

test('a product page shows the hosting region as the first fact about data and security', () => {
  const row = '<dt>Hosting region</dt><dd>EU (Frankfurt)</dd>'
  const data = [{ label: 'Encryption', value: 'At rest' }]
  expect(pageOf('EU (Frankfurt)', {})).toContain(`Data and security</h2>`)
  expect(pageOf('EU (Frankfurt)', { data })).toContain(`${row}</div><div><dt>Encryption</dt><dd>At rest</dd>`)
  expect(pageOf(null, { data })).not.toContain('Hosting region')
})

test('products are compared by hosting region', () => {
  const inOregon = { ...hostedProduct, hostingRegion: 'US (Oregon)' }
  expect(compareProducts([hostedProduct, inOregon])).toContainEqual({
    label: 'Hosting region',
    values: ['EU (Frankfurt)', 'US (Oregon)'],
    differs: true,
  })
})

test('the hosting region is part of the seller’s form and of CSV files', () => {
  expect(fieldsIn(proposalSections.product).map(({ name }) => name)).toContain('hostingRegion')
  expect(csvColumns).toContain('hosting_region')
})

test('search engines get the hosting region, and agents get it marked as text of the seller', () => {
  const origin = 'https://shop.example'
  const fact = { label: 'Hosting region', value: 'EU (Frankfurt)' }
  expect(productJson(origin, hostedProduct, null).written_by_seller.details.data).toEqual([fact])
  const [, words = ''] = productMarkdown(origin, hostedProduct, null).split('## In the seller’s words')
  expect(words).toContain('Hosting region: EU (Frankfurt)')
  expect(JSON.stringify(productData(origin, hostedProduct, []))).toContain('Hosting region')
})
