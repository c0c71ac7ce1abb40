/** For `ref`: on a phone the pressed button is far below its message. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}

/** For `ref`: scrolls there, and moves the focus, too. */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  intoView(element)
}

/** For `ref`: the button that had the focus is gone with the form. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
