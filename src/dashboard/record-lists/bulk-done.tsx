import { useSearchParams } from 'react-router'
import { UndoBanner } from '#dashboard/components/undo-banner.tsx'
import { bulkSentence, readDone } from '#dashboard/record-lists/bulk-change.ts'

interface BulkDoneBannerProps {
  one: string
  many: string
  /** Whether the change is recent enough to undo. */
  mayUndo: boolean
  /** The names of the changed records and of the first unchanged records. */
  names: { changed: readonly string[]; unchanged: readonly string[] } | null
}

export function BulkDoneBanner({ one, many, mayUndo, names }: BulkDoneBannerProps) {
  const [parameters] = useSearchParams()
  const done = readDone(parameters.get('done'))
  if (!done) return null
  const canUndo = mayUndo && done.intent !== 'undo' && done.changed > 0
  const notChanged = done.same + done.leftOut
  return (
    <UndoBanner title={bulkSentence(done, one, many)} undoes={canUndo ? done.entryId : null}>
      {names && <FoldedNames label="Changed" names={names.changed} count={names.changed.length} />}
      {names && <FoldedNames label="Not changed" names={names.unchanged} count={notChanged} />}
    </UndoBanner>
  )
}

const namesShown = 5

/** Lists the names, collapsed after the fifth. `count` may exceed the number of known names. */
function FoldedNames({ label, names, count }: { label: string; names: readonly string[]; count: number }) {
  if (names.length === 0) return null
  const [shown, folded] = [names.slice(0, namesShown), names.slice(namesShown)]
  const others = Math.max(count, names.length) - shown.length
  const unknown = others - folded.length
  return (
    <>
      <p>
        {label}: {shown.join(', ')}
      </p>
      {others > 0 && (
        <details>
          <summary className="link">and {others.toLocaleString('en-US')} more</summary>
          {folded.join(', ')}
          {unknown > 0 && ` and ${unknown.toLocaleString('en-US')} others`}
        </details>
      )}
    </>
  )
}
