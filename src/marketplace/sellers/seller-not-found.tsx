import { Link } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { EmptyScreen } from '#ui/empty-state.tsx'

export function SellerNotFound() {
  return (
    <EmptyScreen
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
      Nobody sells here under this address.
    </EmptyScreen>
  )
}
