import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Spinner } from '#ui/forms/spinner.tsx'

/** `primary` is the one main action of a screen. `ink` is solid but quieter, for buttons that repeat. */
export type ButtonVariant = 'primary' | 'ink' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'large' | 'icon'

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined }

/** The classes of a button, also used for links. */
export function buttonClass({ variant = 'primary', size = 'medium' }: Look = {}): string {
  return `button button-${variant} button-${size}`
}

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean; busyLabel?: string }

/** While busy or `aria-disabled`, the button keeps its place and focus, but ignores clicks. */
export function Button({ variant, size, busy = false, busyLabel, className = '', ...rest }: ButtonProps) {
  const { children, onClick, type = 'button', ...attributes } = rest
  const still = busy || attributes['aria-disabled'] === true
  return (
    <button
      {...attributes}
      type={type}
      className={`${buttonClass({ variant, size })} ${className}`}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      onClick={still ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  )
}

/** A link that looks like a button and leads to a file or to a place on the same page. */
export function ButtonAnchor({
  variant,
  size,
  children,
  ...link
}: Omit<ComponentProps<'a'>, 'className'> & Look & { href: string }) {
  return (
    <a {...link} className={buttonClass({ variant, size })}>
      {children}
    </a>
  )
}

/** A link that looks like a button and leads to a page of the shop. */
export function ButtonLink({ variant, size, ...link }: Omit<LinkProps, 'className'> & Look) {
  return <Link {...link} className={buttonClass({ variant, size })} />
}
