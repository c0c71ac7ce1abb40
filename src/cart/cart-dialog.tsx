import { useEffect, useEffectEvent, useState } from 'react'
import { useCart } from '#cart/cart-provider.tsx'
import { cartToasts } from '#cart/cart-toasts.ts'

type Sheet = typeof import('#cart/cart-sheet.tsx')

function fetchSheet(): Promise<Sheet> {
  return import('#cart/cart-sheet.tsx')
}

/** The dialog is fetched when somebody is about to open it, not with every page. */
export function fetchCartDialog(): void {
  fetchSheet().catch(() => undefined)
}

/** The cart from anywhere on the site (spec §2.3). */
export function CartDialog() {
  const { dialog } = useCart()
  const [sheet, setSheet] = useState<Sheet>()
  const giveUp = useEffectEvent(() => {
    cartToasts.failed('load', 'failed')
    dialog.close()
  })
  useEffect(() => {
    if (dialog.isOpen && !sheet) fetchSheet().then(setSheet, () => giveUp())
  }, [dialog.isOpen, sheet])
  return sheet ? <sheet.CartSheet /> : null
}
