import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { SearchInstead } from '#shell/search/search-form.tsx'
import { Button, ButtonLink } from '#ui/forms/button.tsx'
import { EmptyScreen, EmptyState } from '#ui/layout/empty-state.tsx'
import { ArrowLeftIcon } from '#ui/icons/icons-interface.tsx'
import { toast } from '#ui/toasts/toast.store.ts'

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
