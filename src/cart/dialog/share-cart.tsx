import { sharedCartLink } from '#cart/shared-cart.ts'
import { useCart } from '#cart/browser/use-cart.ts'
import { ChainIcon } from '#ui/icons/icons-cart.tsx'
import { CopyLink } from '#ui/toasts/copy-link.tsx'

/** Copies a link that rebuilds this cart (product: saved 16). */
export function ShareCart() {
  const { lines } = useCart()
  if (lines.length === 0) return null
  return (
    <CopyLink
      pathOf={() => sharedCartLink(lines)}
      topic="shared-cart"
      description="Anyone with the link can see these items at current prices. Your details stay private."
      variant="quiet"
      className="w-fit px-0 text-sm"
    >
      <ChainIcon />
      Copy a link to this cart
    </CopyLink>
  )
}
