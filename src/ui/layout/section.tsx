import type { ReactNode } from 'react'
import { Container } from '#ui/layout/container.tsx'

type IntroProps = {
  eyebrow?: ReactNode
  title: ReactNode
  lead?: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** The id of the heading, for `aria-labelledby`. */
  titleId?: string | undefined
  /** Content below the lead, such as buttons or figures. */
  children?: ReactNode
}

/** Eyebrow, title and lead of a page or section. */
export function Intro({ eyebrow, title, lead, heading: Heading = 'h2', titleId, children }: IntroProps) {
  return (
    <div className="intro">
      {eyebrow && (
        <p className="eyebrow">
          <EyebrowMark />
          {eyebrow}
        </p>
      )}
      <Heading id={titleId}>{title}</Heading>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  )
}

type SectionProps = Omit<IntroProps, 'children' | 'titleId' | 'title'> & {
  title?: ReactNode
  id?: string
  /** `sunken` and `ink` set the section apart from its neighbors. `ink` is dark in both themes. */
  ground?: 'paper' | 'sunken' | 'ink'
  className?: string
  children?: ReactNode
}

/** A section of a page with its spacing, background and intro. */
export function Section({ title, id, ground = 'paper', className = '', children, ...intro }: SectionProps) {
  const titleId = id && title ? `${id}-title` : undefined
  return (
    <section id={id} aria-labelledby={titleId} className={`section-space ${grounds[ground]} ${className}`}>
      <Container>
        {title && <Intro {...intro} title={title} titleId={titleId} />}
        {children && <div className={title ? 'mt-10 md:mt-14' : ''}>{children}</div>}
      </Container>
    </section>
  )
}

function EyebrowMark() {
  return (
    <svg
      viewBox="0 0 26 16"
      className="h-3.5 w-auto"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="7" />
      <circle cx="18" cy="8" r="7" />
      <path d="M13 3.1a7 7 0 0 1 0 9.8a7 7 0 0 1 0-9.8z" fill="currentColor" />
    </svg>
  )
}

const grounds = { paper: '', sunken: 'bg-sunken', ink: 'band-ink' }
