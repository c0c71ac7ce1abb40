import { useState } from 'react'
import { ApplicationDialog, applicationOpener } from '#enquiries/forms/application-dialog.tsx'
import { Button, type ButtonSize, type ButtonVariant } from '#ui/forms/button.tsx'

type ApplyButtonProps = {
  kind: 'silo_application' | 'fund_application'
  /** The subject of the application, as it is stored. */
  subject: string
  label: string
  /** Added to the button's name for screen readers, because the label alone is unclear out of context. */
  detail?: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A button that opens an application form (product: enquiries 5). */
export function ApplyButton({
  kind,
  subject,
  label,
  detail,
  variant = 'ink',
  size = 'medium',
}: ApplyButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={variant}
        size={size}
        className="justify-self-start"
        onClick={() => setOpen(true)}
        {...applicationOpener}
      >
        {label}
        {detail && <span className="sr-only"> ({detail})</span>}
      </Button>
      <ApplicationDialog kind={kind} subject={subject} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
