import type { ToggleEvent } from 'react'

/**
 * Moves the focus to the first control of an opened popover or menu. Ignores events of `<details>` inside it,
 * which React passes on too.
 */
export function focusOpened({ newState, target, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState !== 'open' || target !== currentTarget) return
  currentTarget.querySelector<HTMLElement>('input:not([type=hidden]), select, button')?.focus()
}
