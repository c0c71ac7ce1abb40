import { useEffect, useState, type ReactNode } from 'react'
import { Form } from 'react-router'
import { Banner } from '#ui/forms/banner.tsx'
import { Button } from '#ui/forms/button.tsx'

const undoTime = 10_000

interface UndoBannerProps {
  title: ReactNode
  /** The id of the change in the audit log; `null` if it cannot be undone. */
  undoes: string | null
  children?: ReactNode
}

/** The result of a bulk change. The 'Undo' button is shown for ten seconds (product: dashboard 29). */
export function UndoBanner({ title, undoes, children }: UndoBannerProps) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), undoTime)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className="banners">
      <Banner tone="success" title={title}>
        {children}
        {undoes !== null && !isOver && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="undoes" value={undoes} />
            <Button type="submit" name="intent" value="undo" variant="secondary">
              Undo
            </Button>
          </Form>
        )}
      </Banner>
    </div>
  )
}
