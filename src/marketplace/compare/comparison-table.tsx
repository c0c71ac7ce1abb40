import { useState } from 'react'
import { Link } from 'react-router'
import { Picture } from '#catalog/details/picture.tsx'
import { pictureOf, productPath, type CardProduct } from '#catalog/products/card-product.ts'
import { Price } from '#catalog/products/price.tsx'
import { comparePath } from '#marketplace/compare-path.ts'
import type { ComparedFact, FactValue } from '#marketplace/compare/comparison.ts'
import { ProductButton } from '#marketplace/product-button.tsx'
import { focusAround } from '#ui/forms/element-refs.ts'
import { ChevronDownIcon, CloseIcon } from '#ui/icons/icons-interface.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

interface ComparisonTableProps {
  products: readonly CardProduct[]
  comparison: readonly ComparedFact[]
}

/**
 * The facts are rows; the products are columns. On a narrow screen the table scrolls inside a frame (product:
 * saved 11).
 */
export function ComparisonTable({ products, comparison }: ComparisonTableProps) {
  // The first fact is the price, which is in the head.
  const [, ...facts] = comparison
  const differing = facts.filter(({ differs }) => differs)
  // A single product has no differences, so all facts are shown.
  const inTable = differing.length > 0 ? differing : facts
  const equal = facts.filter((fact) => !inTable.includes(fact))
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {/* Focusable, so that visitors can scroll it with the keyboard. */}
      <div role="region" aria-label="Comparison" tabIndex={0} className="comparison">
        <table>
          <caption className="sr-only">
            {products.map(({ name }) => name).join(', ')}, compared fact by fact
          </caption>
          <thead>
            <tr>
              <td>
                <VisuallyHidden>Product</VisuallyHidden>
              </td>
              {products.map((product) => (
                <ProductHeading key={product.id} product={product} all={products} />
              ))}
            </tr>
            <PriceRows products={products} />
          </thead>
          <tbody>
            {differing.length > 0 && (
              <tr>
                <th scope="rowgroup" colSpan={products.length + 1}>
                  What differs
                  {differing.some(isLong) && (
                    <button
                      type="button"
                      className="comparison-more link noscript:hidden"
                      aria-expanded={isOpen}
                      onClick={() => setOpen(!isOpen)}
                    >
                      {isOpen ? 'Show less' : 'Show all details'}
                    </button>
                  )}
                </th>
              </tr>
            )}
            {inTable.map((fact) => (
              <FactRow
                key={fact.label}
                fact={fact}
                products={products}
                isFolded={isLong(fact) && differing.length > 0 && !isOpen}
              />
            ))}
          </tbody>
          <tfoot data-screen-only="">
            <PriceRows products={products} />
          </tfoot>
        </table>
      </div>
      {equal.length > 0 && <EqualFacts facts={equal} />}
    </>
  )
}

/**
 * Prices and buttons, at the top and again below a long table. The buttons have their own row, so that they
 * align when only some products are charged at intervals.
 */
function PriceRows({ products }: Pick<ComparisonTableProps, 'products'>) {
  return (
    <>
      <tr>
        <th scope="row">Price</th>
        {products.map((product) => (
          <td key={product.id}>
            <Price
              price={product.price}
              originalPrice={product.originalPrice}
              interval={product.subscriptionInterval}
            />
          </td>
        ))}
      </tr>
      <tr data-screen-only="">
        <th scope="row">
          <VisuallyHidden>Buy</VisuallyHidden>
        </th>
        {products.map((product) => (
          <td key={product.id}>
            <div className="grid max-w-56">
              <ProductButton product={product} inCartLabel="In Cart" />
            </div>
          </td>
        ))}
      </tr>
    </>
  )
}

/**
 * The facts that are the same for all products. They are collapsed and show each value only once (product:
 * saved 11).
 */
function EqualFacts({ facts }: { facts: readonly ComparedFact[] }) {
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="disclosure flex justify-between px-4 py-3">
        The same for all: {facts.map(({ label }) => label.toLowerCase()).join(', ')}
        <ChevronDownIcon className="size-5 shrink-0" />
      </summary>
      <dl className="grid gap-4 px-4 pb-4 text-sm md:grid-cols-2">
        {facts.map(({ label, values: [value] }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="mt-1 text-ink-soft">
              <Fact value={value ?? null} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function ProductHeading({ product, all }: { product: CardProduct; all: readonly CardProduct[] }) {
  const others = all.filter(({ id }) => id !== product.id).map(({ id }) => id)
  return (
    <th scope="col" aria-label={product.name}>
      <div className="relative grid max-w-56 content-start gap-2">
        <Picture
          src={pictureOf(product)}
          sizes="14rem"
          width="400"
          height="300"
          decoding="async"
          className="w-full max-w-56 rounded-md object-cover"
        />
        <Link to={productPath(product.id)} className="-my-1 py-1 font-semibold hover:underline md:text-base">
          {product.name}
        </Link>
        <Link
          to={comparePath(others)}
          preventScrollReset
          data-screen-only=""
          onClick={({ currentTarget }) => {
            // Without products the table disappears, so the focus moves out of it.
            const leaving = others.length > 0 ? currentTarget : currentTarget.closest('.comparison')
            focusAround({ currentTarget: leaving?.parentElement ?? currentTarget })
          }}
          className="group absolute end-0 top-0 grid size-11 place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-full border border-line-strong bg-surface group-hover:border-ink">
            <CloseIcon className="size-4" />
          </span>
          <VisuallyHidden>Remove {product.name} from the comparison</VisuallyHidden>
        </Link>
      </div>
    </th>
  )
}

type FactRowProps = { fact: ComparedFact; products: readonly CardProduct[]; isFolded: boolean }

function FactRow({ fact, products, isFolded }: FactRowProps) {
  return (
    <tr data-folded={isFolded ? '' : undefined}>
      <th scope="row">{fact.label}</th>
      {fact.values.map((value, index) => (
        <td key={products[index]?.id ?? index}>
          {/* Sellers may write facts in lower case. */}
          <div className={`comparison-fact ${typeof value === 'string' ? 'first-letter:uppercase' : ''}`}>
            <Fact value={value} />
          </div>
        </td>
      ))}
    </tr>
  )
}

/** Whether the row of a fact starts folded on a phone, because a column has many characters. */
function isLong({ values }: ComparedFact): boolean {
  return values.some((value) => {
    const text = Array.isArray(value) ? value.join(' ') : value
    return typeof text === 'string' && text.length > 90
  })
}

function Fact({ value }: { value: FactValue | null }) {
  if (value === null) return <span className="text-ink-faint">Not stated</span>
  if (typeof value === 'string') return value
  if (Array.isArray(value)) {
    return (
      <ul className="grid gap-1.5 md:list-disc md:ps-4">
        {value.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <Link to={value.path} className="link inline py-3">
        {value.name}
      </Link>
      , {value.note}
    </>
  )
}
