import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHydrated } from '#account/session/use-hydrated.ts'
import { linesIn } from '#lib/form-text.ts'

/**
 * Edits a field with one entry per line. A hidden input contains all lines as the field's value. While
 * `isPlain` is true, because scripts do not run yet, the field is a text box.
 */
export function useLines(defaultValue: string, onChange: () => void) {
  const isPlain = !useHydrated()
  const [{ lines, changes }, set] = useState({ lines: linesIn(defaultValue), changes: 0 })
  const afterChange = useEffectEvent(() => {
    if (changes > 0) onChange()
  })
  // Runs when the new lines are in the form.
  useEffect(() => afterChange(), [changes])
  const frame = useRef<HTMLFieldSetElement>(null)
  return {
    isPlain,
    lines,
    frame,
    setLines(next: readonly string[]): void {
      set({ lines: [...next], changes: changes + 1 })
    },
    /** Adds a line asynchronously, for example after an upload, without replacing recent changes. */
    addLine(line: string): void {
      set((now) => ({
        lines: [...now.lines.filter((each) => each !== line), line],
        changes: now.changes + 1,
      }))
    },
  }
}

export function movedLine(lines: readonly string[], from: number, to: number): string[] {
  const line = lines[from]
  if (line === undefined || to < 0 || to >= lines.length) return [...lines]
  return lines.toSpliced(from, 1).toSpliced(to, 0, line)
}
