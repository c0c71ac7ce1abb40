export type ToastTone = 'neutral' | 'success' | 'destructive'

export type ToastAction = { label: string; onSelect: () => void }

export type Toast = {
  title: string
  description?: string
  /** What it is about, such as the name of a product. */
  detail?: string | undefined
  tone?: ToastTone
  action?: ToastAction | undefined
  /** The control that caused it: on a wide screen the toast appears beside it. */
  near?: Element | undefined
  /** Toasts of one topic replace each other. Without it, toasts with the same words do. */
  topic?: string
  /** Its action is its own, such as the Undo of one line, so no later toast replaces it. */
  own?: boolean
}

export type ShownToast = Toast & { id: number }

const mostAtOnce = 3
let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a toast from anywhere in the browser. It replaces one of its topic, and the fourth removes the first.
 */
export function toast(message: Toast): void {
  const others = shown.filter((one) => one.own || topicOf(one) !== topicOf(message))
  publish([...others, { ...message, id: ++lastId }].slice(-mostAtOnce))
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
