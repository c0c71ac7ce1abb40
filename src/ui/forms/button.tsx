import type { ComponentProps } from 'react'
import { Spinner } from '#ui/forms/spinner.tsx'

/** `primary` is the one main action of a screen; `ink` is solid but quieter, for repeated buttons. */
export type ButtonVariant = 'primary' | 'ink' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large' | 'icon'

type Look = { variant?: ButtonVariant; size?: ButtonSize }

/** The classes of a button, also used for links. */
export function buttonClass({ variant = 'primary', size = 'medium' }: Look = {}): string {
  return `button button-${variant} button-${size}`
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string }

/** A button that is busy or `aria-disabled` keeps its place and focus, and ignores clicks. */
export function Button({ variant, size, busy = false, busyLabel, className = '', ...rest }: ButtonProps) {
  const { children, onClick, type = 'button', ...attributes } = rest
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }) })
  const still = busy || attributes['aria-disabled'] === true
  return (
    <button
      {...attributes}
      type={type}
      className={`${look} ${className}`}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      onClick={still ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}

type LinkButtonProps = ComponentProps<'a'> & Look & { href: string }

export function LinkButton({ variant, size, className = '', children, ...rest }: LinkButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }) })
  return (
    <a {...rest} className={`${look} ${className}`}>
      {children}
    </a>
  )
}
