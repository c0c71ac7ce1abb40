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
  near?: HTMLElement | undefined
  /** Toasts of one topic replace each other. Without it, toasts with the same words do. */
  topic?: string
  /** Its action is its own, such as the Undo of one line, so no later toast replaces it. */
  own?: boolean
}

export type ShownToast = Toast & {
  id: number
  /** Counts the messages that it has shown. */
  version: number
}

const mostAtOnce = 3
let shown: readonly ShownToast[] = []
let lastId = 0
let isReached = false
/** Messages that wait while a toast is pressed. */
let waiting: Toast[] | null = null
const listeners = new Set<() => void>()

/**
 * Shows a toast from anywhere in the browser. It replaces one of its topic, and the fourth removes the first, but never
 * one that somebody has reached.
 */
export function toast(message: Toast): void {
  if (waiting) return void waiting.push(message)
  const isReplaced = (one: ShownToast) => !one.own && topicOf(one) === topicOf(message)
  const last = shown.findLast(isReplaced)
  const next =
    last && hasSameButton(last, message)
      ? { ...message, id: last.id, version: last.version + 1 }
      : { ...message, id: ++lastId, version: 1 }
  const others = shown.filter((one) => isReached || one.id === next.id || !isReplaced(one))
  if (next.id === last?.id) publish(others.map((one) => (one.id === next.id ? next : one)))
  else publish([...others, next].slice(isReached ? 0 : -mostAtOnce))
}

/** Then the toast stays in its place with its button, and only its words change. */
function hasSameButton(one: Toast, other: Toast): boolean {
  return !other.own && one.tone === other.tone && one.action?.label === other.action?.label
}

/** Whether the pointer or the focus is on the toasts. */
export function reachToasts(reached: boolean): void {
  isReached = reached
}

/** Nothing moves between press and release, or the click would meet another button or none. */
export function pressToasts(): void {
  waiting ??= []
}

export function releaseToasts(): void {
  const messages = waiting ?? []
  waiting = null
  for (const message of messages) toast(message)
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
