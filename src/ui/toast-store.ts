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
  /** Its action differs from that of another toast with the same words, so it does not replace that one. */
  own?: boolean
}

export type ShownToast = Toast & { id: number }

const mostAtOnce = 3
let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Shows a toast from anywhere in the browser. It replaces one with the same words, and the fourth removes the first.
 */
export function toast(message: Toast): void {
  const others = shown.filter((one) => message.own || words(one) !== words(message))
  publish([...others, { ...message, id: ++lastId }].slice(-mostAtOnce))
}

function words({ title, description, tone }: Toast): string {
  return `${title}\n${description}\n${tone}`
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
