import { useEffect, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'

const undoTime = 10_000

/**
 * The time in which the server accepts the undo of a bulk change. The button disappears earlier, so that even
 * a slow request arrives in time.
 */
export const undoLimit = 60_000

interface UndoBannerProps {
  title: ReactNode
  /** When the change was made, in milliseconds; `null` if it cannot be undone. */
  at: number | null
  children?: ReactNode
}

/** The result of a bulk change. The 'Undo' button is shown for ten seconds (product: dashboard 29). */
export function UndoBanner({ title, at, children }: UndoBannerProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoTime)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="banners">
      <Banner tone="success" title={title}>
        {children}
        {at !== null && !isOver && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="at" value={at} />
            <Button type="submit" name="intent" value="undo" variant="secondary">
              Undo
            </Button>
          </Form>
        )}
      </Banner>
    </div>
  )
}
