import { useEffect } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { ProductPagePicture } from '#catalog/products/product-picture.tsx'
import { previewFrom } from '#catalog/products/product-preview.ts'
import { SearchInstead } from '#shell/search/search-form.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { EmptyScreen, EmptyState } from '#ui/layout/empty-state.tsx'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { toast } from '#ui/toasts/toast.store.ts'

/**
 * The skeleton of a product page, with the name and picture of the card that was clicked (product: marketplace
 * 18).
 */
export function ProductLoading() {
  const preview = previewFrom(useLocation().state)
  return (
    <div className="page pt-6 pb-20">
      <output className="flex min-h-11 items-center text-ink-soft">Loading product details...</output>
      <div className="product-layout mt-3">
        <div className="product-heading grid content-start gap-3">
          <Skeleton className="h-7 w-28" />
          {preview ? <h1 className="text-3xl">{preview.name}</h1> : <h1 className="sr-only">Product</h1>}
          {!preview && <Skeleton className="h-12 w-full" />}
          <Skeleton className="h-20 w-full" />
        </div>
        <div className="gallery">
          {preview ? (
            <ProductPagePicture src={preview.picture} />
          ) : (
            <Skeleton className="aspect-4/3 w-full rounded-xl" />
          )}
        </div>
        <div className="product-buy grid content-start gap-5">
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-13 w-full rounded-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      </div>
    </div>
  )
}

/** Shown if the product does not exist (product: marketplace 18). */
export function ProductNotFound() {
  return (
    <section className="page section-space">
      <EmptyState
        heading="h1"
        title="Product Not Found"
        action={
          <>
            <BackToMarketplace />
            <ButtonLink to="/marketplace-full" variant="secondary">
              View All Products
            </ButtonLink>
          </>
        }
      >
        The product you're looking for doesn't exist.
      </EmptyState>
      <SearchInstead />
    </section>
  )
}

/** Shown with a toast if the product could not be loaded (product: marketplace 19). */
export function ProductFailure() {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    toast({ title: 'Error', description: 'Failed to load product details', tone: 'destructive' })
  }, [])
  return (
    <EmptyScreen
      title="We couldn’t load this product"
      action={
        <>
          <Button busy={state === 'loading'} busyLabel="Trying again…" onClick={() => void revalidate()}>
            Try again
          </Button>
          <ButtonLink to="/marketplace" variant="secondary">
            Back to Marketplace
          </ButtonLink>
        </>
      }
    >
      We couldn’t reach our store. Your cart hasn’t changed.
    </EmptyScreen>
  )
}

function BackToMarketplace() {
  return (
    <ButtonLink to="/marketplace" variant="ink">
      <ArrowLeftIcon />
      Back to Marketplace
    </ButtonLink>
  )
}
