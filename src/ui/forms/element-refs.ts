/** Callback `ref`: scrolls to a message, because on a phone the pressed button is far below it. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
}

/** Callback `ref`: scrolls as little as possible until the message is visible. */
export function nearby(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}

/** Callback `ref`: scrolls to the element and focuses it. */
export function focusInView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  intoView(element)
}

/** For `onClick` of what disappears with its press: moves the focus to what is around it. */
export function focusAround({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })
}

/** Callback `ref`: takes the focus when the button that had it disappears with its form. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
