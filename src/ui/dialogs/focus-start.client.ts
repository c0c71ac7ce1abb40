import { firstFieldIn } from '#ui/forms/first-field.client.ts'

/**
 * Moves the focus to the first field of an opened dialog, or to its title; the browser would focus the close button.
 * The cart starts with its title, because it is not opened for its quantities.
 */
export function focusStart(dialog: HTMLElement): void {
  const isSheet = dialog.matches('.dialog-right')
  const field = isSheet ? null : firstFieldIn(dialog)
  const start = field ?? dialog.querySelector<HTMLElement>('h2')
  start?.focus()
}
