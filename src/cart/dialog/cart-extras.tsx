import { useState } from 'react'
import { Link } from 'react-router'
import { useCart } from '#cart/browser/use-cart.ts'
import { DiscountCode } from '#cart/discounts/discount-code.tsx'
import type { DiscountOfCart } from '#cart/discounts/use-discount.ts'
import { sharedCartLink } from '#cart/shared-cart.ts'
import { sharedMessageQuery, sharedMessageLimits, type Sender } from '#cart/shared-message.ts'
import { brand } from '#content/brand.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { ChainIcon } from '#ui/icons/icons-cart.tsx'
import { CopyLink } from '#ui/toasts/copy-link.tsx'
import { useSession } from '#account/session/use-session.ts'
import { TextArea, TextField } from '#ui/forms/field.tsx'
import { ChevronDownIcon } from '#ui/icons/icons-interface.tsx'

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

type SenderFieldsProps = Sender & { onChange: (sender: Sender) => void }

/** The optional name and note in the link of a shared cart (product: saved 16). */
function SenderFields({ from, note, onChange }: SenderFieldsProps) {
  const { session } = useSession()
  const name = session.status === 'signed-in' ? session.user.user_metadata.full_name : ''
  return (
    // The name is filled in where the sender sees it and can remove it.
    <details
      onToggle={({ currentTarget }) => currentTarget.open && from === '' && onChange({ from: name, note })}
    >
      <summary className="disclosure">
        Sharing this cart? Add your name or a note
        <ChevronDownIcon className="size-4" />
      </summary>
      <div className="grid gap-3 pt-1 pb-3">
        <TextField
          label="Your name"
          autoComplete="name"
          maxLength={sharedMessageLimits.from}
          value={from}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value, note })}
        />
        <TextArea
          label="Note"
          hint="Both are optional. They’re only in the link, with today’s date."
          rows={2}
          maxLength={sharedMessageLimits.note}
          value={note}
          onChange={({ currentTarget }) => onChange({ from, note: currentTarget.value })}
        />
      </div>
    </details>
  )
}
