import type { ImportState } from '#catalog/editing/product-import.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'

const words: Readonly<Record<ImportState, readonly [string, StatusTone]>> = {
  reading: ['Reading', 'waiting'],
  failed: ['Not readable', 'bad'],
  ready: ['Ready to import', 'waiting'],
  writing: ['Importing', 'waiting'],
  done: ['Done', 'good'],
  stopped: ['Stopped', 'quiet'],
}

export function ImportStateDot({ state }: { state: ImportState }) {
  const [label, tone] = words[state]
  return <StatusDot tone={tone}>{label}</StatusDot>
}
