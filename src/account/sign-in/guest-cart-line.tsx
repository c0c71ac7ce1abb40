import { useSyncExternalStore, type ReactNode } from 'react'
import { cartKey, guestLines } from '#account/session/guest-lines.client.ts'
import { object, parsed, text } from '#lib/schema.ts'
import { onStored } from '#lib/stored.client.ts'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { CartIcon } from '#ui/icons/icons-interface.tsx'

/**
 * Names what waits in the guest cart for this log-in, in place of `children`. Both have the same place, so that
 * nothing moves when the line appears (product: accounts 10).
 */
export function GuestCartLine({ children }: { children: ReactNode }) {
  const first = useSyncExternalStore(subscribe, firstName, () => '')
  const others = useSyncExternalStore(
    subscribe,
    () => guestLines().length - 1,
    () => 0,
  )
  return (
    <p className="grid *:col-start-1 *:row-start-1">
      <span className={first === '' ? '' : 'invisible'}>{children}</span>
      {first !== '' && (
        <span className="flex min-w-0 items-center justify-center gap-1.5 text-ink">
          <CartIcon className="size-5" />
          <span className="truncate">
            <VisuallyHidden>In your cart: </VisuallyHidden>
            <span className="font-semibold">{first}</span>
          </span>
          {others > 0 && <span className="shrink-0">and {others} more</span>}
        </span>
      )}
    </p>
  )
}

const subscribe = (listener: () => void) => onStored(cartKey, listener)

const lineSchema = object({ product_data: object({ name: text }) })

function firstName(): string {
  return parsed(lineSchema, guestLines()[0])?.product_data.name ?? ''
}
