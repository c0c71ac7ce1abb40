import { useState } from 'react'
import { ApplicationDialog, applicationOpener } from '#enquiries/application-dialog.tsx'
import { Button, type ButtonSize, type ButtonVariant } from '#ui/button.tsx'

type ApplyButtonProps = {
  kind: 'silo_application' | 'fund_application'
  /** What the application is for, as it is kept. */
  subject: string
  label: string
  /** For those who hear the button without what stands around it. */
  detail?: string
  variant?: ButtonVariant
  size?: ButtonSize
}

/** A button and the application that it opens (decisions §6). */
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
