import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { CartLine } from '#cart/cart.ts'
import {
  checkDiscount,
  discountCodeStore,
  discountRequest,
  type CartDiscount,
  type CheckedCode,
} from '#cart/discounts/discount-code.client.ts'

/**
 * The discount code of this browser, applied to the cart. The server checks it whenever the code or the cart
 * changes.
 */
export interface DiscountOfCart {
  code: string | null
  /** `null` without a code, during the check, and if the code is rejected. */
  discount: CartDiscount | null
  /** Why the code was rejected. */
  error: string | null
  isChecking: boolean
  apply(code: string): void
  remove(): void
  recheck(): void
  /** Shows why an order with the code was rejected. */
  reject(message: string): void
}

/**
 * `isOpen` tells whether the customer sees the code. Once they have seen its rejection, the code is forgotten
 * (product: discounts 2).
 */
export function useDiscount(lines: readonly CartLine[], isOpen = true): DiscountOfCart {
  const { read, subscribe, write, remove } = discountCodeStore
  const code = useSyncExternalStore(subscribe, read, () => null)
  const [checked, setChecked] = useState<{ request: string; result: CheckedCode } | null>(null)
  const [round, setRound] = useState(0)
  const request = code === null || lines.length === 0 ? null : discountRequest(code, lines)

  useEffect(() => {
    if (request === null || !isOpen) return undefined
    let isCurrent = true
    void checkDiscount(request).then((result) => isCurrent && setChecked({ request, result }))
    return () => void (isCurrent = false)
  }, [request, round, isOpen])

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
    recheck() {
      setChecked(null)
      setRound((before) => before + 1)
    },
    reject(message) {
      if (request !== null) setChecked({ request, result: { ok: false, isRejected: true, message } })
    },
  }
}
