import type { ToggleEvent } from 'react'

/**
 * Moves the focus to the first control of a popover or menu that has opened. React also calls this for `<details>`
 * inside it.
 */
export function focusOpened({ newState, target, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState !== 'open' || target !== currentTarget) return
  currentTarget.querySelector<HTMLElement>('input:not([type=hidden]), select, button')?.focus()
}
