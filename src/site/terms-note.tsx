import { ExternalLink } from '#ui/forms/link.tsx'

/**
 * Links to the terms and the privacy notice, above the button of a form. They open in a new tab, so that no
 * input is lost.
 */
export function TermsNote() {
  return (
    <p className="text-sm text-ink-soft">
      Read our{' '}
      <ExternalLink href="/terms" className="link" icon={false}>
        terms
      </ExternalLink>{' '}
      and{' '}
      <ExternalLink href="/privacy" className="link" icon={false}>
        privacy notice
      </ExternalLink>
      .
    </p>
  )
}
