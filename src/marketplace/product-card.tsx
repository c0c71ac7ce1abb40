import { Link } from 'react-router'
import { CardTags } from '#catalog/products/card-tags.tsx'
import { productPath, type CardProduct, type FoundIn } from '#catalog/products/card-product.ts'
import { SellerLine } from '#catalog/products/product-facts.tsx'
import { isPricedDemo } from '#catalog/products/product-action.ts'
import { ProductCardPicture } from '#catalog/products/product-picture.tsx'
import { productPreview } from '#catalog/products/product-preview.ts'
import { SaveToggle } from '#catalog/saved/save-toggle.tsx'
import { OfferCard } from '#marketplace/offer-card.tsx'
import { ProductButton } from '#marketplace/product-button.tsx'
import { chosenStore, type ChosenProduct } from '#marketplace/chosen.store.ts'
import { maxCompared } from '#marketplace/compare-path.ts'
import { useChosen } from '#marketplace/use-chosen.ts'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'
import { CompareIcon } from '#ui/icons/icons-commerce.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

export function ProductCard({ product, eager = false }: { product: CardProduct; eager?: boolean }) {
  return (
    <OfferCard
      offer={product}
      interval={product.subscriptionInterval}
      priceNote={!product.subscriptionInterval && isPricedDemo(product) ? 'Order after the demo' : null}
      picture={<ProductCardPicture product={product} eager={eager} />}
      topic={product.category?.name ?? 'Marketplace'}
      line={product.foundIn ? <FoundLine parts={product.foundIn} /> : product.shortDescription}
      facts={
        <>
          {product.seller && <SellerLine seller={product.seller} />}
          <div className="max-sm:hidden">
            <CardTags tags={product.tags} />
          </div>
        </>
      }
      corner={
        <div className="product-card-corner">
          <SaveToggle product={product} />
          <CompareToggle product={product} />
        </div>
      }
      action={<ProductButton product={product} inCartLabel="Added" />}
    >
      <h3>
        <Link
          to={productPath(product.id)}
          state={productPreview(product)}
          prefetch="intent"
          viewTransition
          className="card-hit"
        >
          {product.name}
        </Link>
      </h3>
    </OfferCard>
  )
}

function FoundLine({ parts: [before, term, after] }: { parts: FoundIn }) {
  return (
    <>
      {before}
      <b className="text-ink">{term}</b>
      {after}
    </>
  )
}

/** Selects the product for a comparison (product: saved 8). */
function CompareToggle({ product }: { product: ChosenProduct }) {
  const chosen = useChosen()
  const isChosen = chosen.some(({ id }) => id === product.id)
  return (
    <button
      type="button"
      className="save-toggle compare-toggle noscript:hidden"
      data-screen-only=""
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length === maxCompared}
      title="Compare"
      {...keepsEarlyPresses}
      onClick={() => chosenStore.toggle(product)}
    >
      <CompareIcon className="size-5" />
      <VisuallyHidden>Compare {product.name}</VisuallyHidden>
    </button>
  )
}
