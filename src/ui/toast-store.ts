export type ToastTone = 'neutral' | 'success' | 'destructive'

export type Toast = {
  title: string
  description?: string
  tone?: ToastTone
  action?: { label: string; onSelect: () => void } | undefined
  /** Its action does what no other's does: another toast of the same words leaves it. */
  own?: boolean
}

export type ShownToast = Toast & { id: number }

const mostAtOnce = 3
let shown: readonly ShownToast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says something from anywhere in the browser, in place of what says the same; the fourth pushes out the first. */
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
