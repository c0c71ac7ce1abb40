export type ToastTone = 'neutral' | 'success' | 'destructive'

export type ToastAction = { label: string; onSelect: () => void }

export type Toast = {
  title: string
  description?: string
  /** The subject of the toast, such as the name of a product. */
  detail?: string | undefined
  tone?: ToastTone
  action?: ToastAction | undefined
  /** A second action, shown beside the first one. */
  secondAction?: ToastAction | undefined
  /** A toast replaces an earlier one with the same topic. By default the topic is the text. */
  topic?: string
  /**
   * Whether the action belongs only to this toast, such as the Undo of one line. If so, no later toast
   * replaces this one.
   */
  own?: boolean
}

export type ShownToast = Toast & {
  id: number
  /** The number of messages that the toast has shown. */
  version: number
}

const maxAtOnce = 3
let shown: readonly ShownToast[] = []
let lastId = 0
let isReached = false
const listeners = new Set<() => void>()

/**
 * Shows a toast. It replaces the one with the same topic, and a fourth toast removes the oldest. While the
 * pointer or the focus is on the toasts, none is removed.
 */
export function toast(message: Toast): void {
  const isReplaced = (one: ShownToast) => !one.own && topicOf(one) === topicOf(message)
  const last = shown.findLast(isReplaced)
  const next =
    last && hasSameButton(last, message)
      ? { ...message, id: last.id, version: last.version + 1 }
      : { ...message, id: ++lastId, version: 1 }
  const others = shown.filter((one) => isReached || one.id === next.id || !isReplaced(one))
  if (next.id === last?.id) publish(others.map((one) => (one.id === next.id ? next : one)))
  else publish([...others, next].slice(isReached ? 0 : -maxAtOnce))
}

/** Whether both toasts have the same button, so that only the text of the toast needs to change. */
function hasSameButton(one: Toast, other: Toast): boolean {
  return !other.own && one.tone === other.tone && one.action?.label === other.action?.label
}

/** Called when the pointer or the focus enters or leaves the toasts. */
export function reachToasts(reached: boolean): void {
  isReached = reached
}

function topicOf({ topic, title, description, tone }: Toast): string {
  return topic ?? `${title}\n${description}\n${tone}`
}

export function dismissToast(id?: number): void {
  publish(shown.filter((one) => one.id !== id))
}

export function dismissToasts(): void {
  publish([])
}

export function shownToasts(): readonly ShownToast[] {
  return shown
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
