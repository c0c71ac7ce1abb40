import { useEffect, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { bulkSentence, readDone } from '#dashboard/record-lists/bulk-change.ts'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'

const undoTime = 10_000

interface BulkDoneBannerProps {
  one: string
  many: string
  /** Whether the change is recent enough. */
  mayUndo: boolean
}

/** What the last bulk change did, and for ten seconds 'Undo' (product: dashboard 29). */
export function BulkDoneBanner({ one, many, mayUndo }: BulkDoneBannerProps) {
  const [parameters] = useSearchParams()
  const done = readDone(parameters.get('done'))
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoTime)
    return () => clearTimeout(timer)
  }, [])
  if (!done) return null
  return (
    <div className="banners">
      <Banner tone="success" title={bulkSentence(done, one, many)}>
        {mayUndo && !isOver && done.intent !== 'undo' && done.changed > 0 && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="at" value={done.at} />
            <Button type="submit" name="intent" value="undo" variant="secondary">
              Undo
            </Button>
          </Form>
        )}
      </Banner>
    </div>
  )
}
