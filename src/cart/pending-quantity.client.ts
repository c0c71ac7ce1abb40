import { flushSync } from 'react-dom'

/**
 * Returns the first quantity field with an invalid number. A field checks its number when it loses the focus, but
 * in Safari a press on a button can leave the focus in the field, so this removes it first.
 */
export function rejectedQuantity(within: Element | null): HTMLElement | null {
  flushSync(() => within?.querySelector<HTMLElement>('li input:focus')?.blur())
  return within?.querySelector<HTMLElement>('li [aria-invalid="true"]') ?? null
}
