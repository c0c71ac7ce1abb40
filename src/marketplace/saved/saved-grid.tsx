import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { CardProduct } from '#catalog/products/card-product.ts'
import { comparePath, maxCompared } from '#marketplace/compare/compare.ts'
import { ProductCard } from '#marketplace/product-card.tsx'
import { withChosen } from '#marketplace/saved/shown-saved.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

const none: readonly string[] = []

/** The saved products, with up to four selected for comparison (product: saved 8). */
export function SavedGrid({ products }: { products: readonly CardProduct[] }) {
  const [chosen, setChosen] = useState(none)
  const hint = useId()
  const isFull = chosen.length === maxCompared
  return (
    <>
      <p id={hint} className="text-sm text-ink-soft">
        Choose two to four products to compare them.
      </p>
      <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {products.map((product) => (
          <li key={product.id} className="grid grid-rows-[1fr_auto] gap-1">
            <ProductCard product={product} />
            <label className="flex min-h-11 w-fit items-center gap-2.5 text-sm has-disabled:text-ink-faint">
              <input
                type="checkbox"
                className="choice"
                aria-describedby={hint}
                checked={chosen.includes(product.id)}
                disabled={isFull && !chosen.includes(product.id)}
                onChange={() => setChosen(withChosen(chosen, product.id))}
              />
              Compare<VisuallyHidden> {product.name}</VisuallyHidden>
            </label>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && <Chosen chosen={chosen} onClear={() => setChosen(none)} />}
    </>
  )
}

/** Stays visible while products are selected. */
function Chosen({ chosen, onClear }: { chosen: readonly string[]; onClear: () => void }) {
  return (
    <div className="bleed buy-bar">
      <output className="text-sm tabular-nums">
        {chosen.length} of {maxCompared}
        <span className="max-sm:sr-only"> chosen</span>
      </output>
      <div className="flex gap-2">
        <button type="button" className={buttonClass({ variant: 'quiet' })} onClick={onClear}>
          Clear
        </button>
        {chosen.length > 1 && (
          <Link to={comparePath(chosen)} className={buttonClass({ variant: 'ink' })}>
            Compare {chosen.length}
            <span className="max-sm:sr-only"> products</span>
          </Link>
        )}
      </div>
    </div>
  )
}
