import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { CartLine } from '#cart/cart.ts'
import {
  checkDiscount,
  discountRequest,
  type CartDiscount,
  type CheckedCode,
} from '#cart/discounts/check-discount.client.ts'
import { discountCodeStore } from '#cart/discounts/discount-code.client.ts'

/**
 * The discount code of this browser, applied to the cart. The server checks it whenever the code or the cart
 * changes.
 */
export interface DiscountOfCart {
  code: string | null
  /** `null` without a code, during the check, and if the code is rejected. */
  discount: CartDiscount | null
  error: string | null
  isChecking: boolean
  apply(code: string): void
  remove(): void
  recheck(): Promise<void>
  /** Shows why an order with the code was rejected. */
  reject(rejection: { message: string; isOfLines: boolean }): void
}

/**
 * `isOpen` tells whether the customer sees the code. A rejected code is forgotten once the customer has seen
 * the rejection (product: discounts 2).
 */
export function useDiscount(lines: readonly CartLine[], isOpen = true): DiscountOfCart {
  const { read, subscribe, write, remove } = discountCodeStore
  const code = useSyncExternalStore(subscribe, read, () => null)
  const [checked, setChecked] = useState<{ request: string; result: CheckedCode } | null>(null)
  const request = code === null || lines.length === 0 ? null : discountRequest(code, lines)

  useEffect(() => {
    if (request === null || !isOpen) return undefined
    let isCurrent = true
    void checkDiscount(request).then((result) => isCurrent && setChecked({ request, result }))
    return () => void (isCurrent = false)
  }, [request, isOpen])

  const result = checked?.request === request ? checked.result : null
  const forgetRejected = useEffectEvent(() => {
    if (result && !result.ok && result.isRejected) remove()
  })
  useEffect(() => {
    if (!isOpen) return undefined
    window.addEventListener('pagehide', forgetRejected)
    return () => {
      window.removeEventListener('pagehide', forgetRejected)
      forgetRejected()
    }
  }, [isOpen])
  return {
    code,
    discount: result?.ok ? result.discount : null,
    error: result && !result.ok ? result.message : null,
    isChecking: request !== null && result === null,
    apply: (entered) => void write(entered.trim().toUpperCase()),
    remove,
    async recheck() {
      if (request === null) return
      const again = await checkDiscount(request)
      // Ignore this result if the lines have changed in the meantime and a newer check has finished.
      setChecked((before) =>
        before === null || before.request === request ? { request, result: again } : before,
      )
    },
    reject({ message, isOfLines }) {
      if (request !== null) setChecked({ request, result: { ok: false, isRejected: !isOfLines, message } })
    },
  }
}
