import { useSearchParams } from 'react-router'
import { UndoBanner } from '#dashboard/components/undo-banner.tsx'
import { bulkSentence, readDone } from '#dashboard/record-lists/bulk-change.ts'

interface BulkDoneBannerProps {
  one: string
  many: string
  /** Whether the change is recent enough to be undone. */
  mayUndo: boolean
}

/** The result of the last bulk change of the list. */
export function BulkDoneBanner({ one, many, mayUndo }: BulkDoneBannerProps) {
  const [parameters] = useSearchParams()
  const done = readDone(parameters.get('done'))
  if (!done) return null
  const canUndo = mayUndo && done.intent !== 'undo' && done.changed > 0
  return <UndoBanner title={bulkSentence(done, one, many)} at={canUndo ? done.at : null} />
}
