export type ToastTone = 'neutral' | 'success' | 'destructive'

export type Toast = {
  title: string
  description?: string
  tone?: ToastTone
  action?: { label: string; onSelect: () => void }
}

export type ShownToast = Toast & { id: number }

const mostAtOnce = 3
const none: readonly ShownToast[] = []
let shown = none
let lastId = 0
const listeners = new Set<() => void>()

/** Says something from anywhere in the browser; the fourth pushes out the first. */
export function toast(message: Toast): void {
  lastId += 1
  publish([...shown, { ...message, id: lastId }].slice(-mostAtOnce))
}

export function dismissToast(id: number): void {
  publish(shown.filter((one) => one.id !== id))
}

export function shownToasts(): readonly ShownToast[] {
  return shown
}

export function noToasts(): readonly ShownToast[] {
  return none
}

export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly ShownToast[]): void {
  shown = next
  for (const listener of listeners) listener()
}
