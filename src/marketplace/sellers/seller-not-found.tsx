import { Link } from 'react-router'
import { buttonClass } from '#ui/forms/button.tsx'
import { SearchInstead } from '#shell/search/search-form.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

export function SellerNotFound() {
  return (
    <section className="page section-space">
      <EmptyState
        heading="h1"
        title="Seller not found"
        action={
          <>
            <Link to="/marketplace/sellers" className={buttonClass({ variant: 'ink' })}>
              All sellers
            </Link>
            <Link to="/marketplace" className={buttonClass({ variant: 'secondary' })}>
              Back to Marketplace
            </Link>
          </>
        }
      >
        We couldn’t find a seller at this address.
      </EmptyState>
      <SearchInstead />
    </section>
  )
}
