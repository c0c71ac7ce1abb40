import { useState } from 'react'
import { Link } from 'react-router'
import { useCart } from '#cart/browser/use-cart.ts'
import { SenderFields } from '#cart/dialog/sender-fields.tsx'
import { DiscountCode } from '#cart/discounts/discount-code.tsx'
import type { DiscountOfCart } from '#cart/discounts/use-discount.ts'
import { sharedCartLink } from '#cart/shared-cart.ts'
import { sharedMessageQuery } from '#cart/shared-message.ts'
import { brand } from '#content/brand.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { ChainIcon } from '#ui/icons/icons-cart.tsx'
import { CopyLink } from '#ui/toasts/copy-link.tsx'

/**
 * Actions for the whole cart. They are below the lines, so that the footer stays short (product: cart 28).
 * The link rebuilds the cart (product: saved 16).
 */
export function CartExtras({ discount }: { discount: DiscountOfCart }) {
  const { dialog, lines } = useCart()
  const [sender, setSender] = useState({ from: '', note: '' })
  const pathOf = () => sharedCartLink(lines) + sharedMessageQuery(sender, new Date())
  const hasMessage = (sender.from + sender.note).trim() !== ''
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <DiscountCode of={discount} />
      <div>
        {/* Above the button, so that on a phone the message of a copied link does not cover the fields. */}
        <SenderFields {...sender} onChange={setSender} />
        <div className="flex flex-wrap justify-between">
          <CopyLink
            pathOf={pathOf}
            topic="shared-cart"
            description={
              hasMessage
                ? 'Anyone with the link can see these items at current prices, and what you wrote.'
                : 'Anyone with the link can see these items at current prices. Your details stay private.'
            }
            variant="quiet"
            fieldClass="order-last basis-full scroll-mb-4"
            className="-ms-4 w-fit px-4 text-sm"
          >
            <ChainIcon />
            Copy a link to this cart
          </CopyLink>
          <a
            href={`mailto:?subject=${encodeURIComponent(`A cart from ${brand.name}`)}&body=${encodeURIComponent(window.location.origin + pathOf())}`}
            className={`${buttonClass({ variant: 'quiet' })} px-4 text-sm`}
          >
            Email it
          </a>
          <Link
            to="/marketplace/quotes/new"
            className={`${buttonClass({ variant: 'quiet' })} -me-4 px-4 text-sm`}
            onClick={dialog.close}
          >
            Ask for a quote
          </Link>
        </div>
      </div>
    </div>
  )
}
