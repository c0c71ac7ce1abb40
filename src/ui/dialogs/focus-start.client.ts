import { firstFieldIn } from '#ui/forms/first-field.client.ts'

/**
 * Moves the focus to the first field of an opened dialog, or else to its title. The browser would focus the
 * close button. The cart starts with its title, because its quantities are rarely the reason to open it.
 */
export function focusStart(dialog: HTMLElement): void {
  const isSheet = dialog.matches('.dialog-right')
  const field = isSheet ? null : firstFieldIn(dialog)
  const start = field ?? dialog.querySelector<HTMLElement>('h2')
  start?.focus()
}
