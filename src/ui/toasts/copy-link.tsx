import { useState, type ComponentProps } from 'react'
import { Button } from '#ui/forms/button.tsx'
import { nearby } from '#ui/forms/element-refs.ts'
import { TextField } from '#ui/forms/field.tsx'
import { toast } from '#ui/toasts/toast.store.ts'

interface CopyLinkProps extends Pick<
  ComponentProps<typeof Button>,
  'variant' | 'size' | 'className' | 'children'
> {
  pathOf: () => string
  topic: string
  /** The description of the toast, such as who can use the link. */
  description: string
  fieldClass?: string
}

/** Copies a link to the shop, or shows the link if the browser does not allow copying. */
export function CopyLink({ pathOf, topic, description, fieldClass, ...button }: CopyLinkProps) {
  const [shown, setShown] = useState<string | null>(null)

  async function copy() {
    const link = window.location.origin + pathOf()
    try {
      await navigator.clipboard.writeText(link)
      setShown(null)
      toast({ topic, title: 'Link copied', description, tone: 'success' })
    } catch {
      setShown(link)
    }
  }

  return (
    <>
      <Button {...button} onClick={() => void copy()} />
      {shown !== null && (
        <div ref={nearby} className={fieldClass}>
          <TextField
            label="Copy this link"
            readOnly
            value={shown}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </>
  )
}
