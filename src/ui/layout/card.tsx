import type { ComponentProps } from 'react'

type CardLook = 'plain' | 'raised' | 'sunken'

/**
 * A `link` card lifts on hover. Give the heading's link the class `card-hit`, and other controls
 * `card-above`.
 */
export function cardClass({
  look = 'plain',
  link = false,
}: { look?: CardLook; link?: boolean } = {}): string {
  return `card card-${look}${link ? ' card-link' : ''}`
}

type CardProps = ComponentProps<'div'> & { look?: CardLook; link?: boolean }

export function Card({ look = 'plain', link = false, className = '', ...rest }: CardProps) {
  return <div {...rest} className={`${cardClass({ look, link })} ${className}`} />
}
