/** Callback `ref` that scrolls to a message, because on a phone the pressed button is far below it. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}

/** Callback `ref` that scrolls as little as possible until the element is visible. */
export function nearby(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Callback `ref` that scrolls to the element and focuses it. */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  intoView(element)
}

/**
 * An `onClick` for controls that disappear when pressed. It moves the focus to the nearest focusable
 * ancestor.
 */
export function focusAround({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
}

/** Callback `ref` that focuses the element when it replaces the form that had the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
