import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { Button, type ButtonVariant } from '#ui/forms/button.tsx'

interface SubmitButtonProps {
  /** The name of the action that the form performs. */
  intent: string
  /** The value of the form's field `of`, which distinguishes forms with the same intent. */
  of?: string
  variant?: ButtonVariant
  children: ReactNode
}

/** Submits its form. Stays busy until the response, to prevent double submits. */
export function SubmitButton({ intent, of, variant = 'ink', children }: SubmitButtonProps) {
  const { formData, state } = useNavigation()
  const isMine = formData?.get('intent') === intent && (of === undefined || formData.get('of') === of)
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {of !== undefined && <input type="hidden" name="of" value={of} />}
      <Button type="submit" variant={variant} busy={state !== 'idle' && isMine} busyLabel="Working…">
        {children}
      </Button>
    </>
  )
}
