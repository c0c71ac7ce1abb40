import { useSite } from '#site/site.ts'
import { buttonClass } from '#ui/forms/button.tsx'
import { ExternalLink } from '#ui/forms/link.tsx'

/** Leads to the signing portal, where customers change how a subscription is paid. */
export function SigningPortalLink() {
  const { documentsUrl } = useSite()
  return (
    <p data-screen-only="">
      <ExternalLink href={documentsUrl} className={buttonClass({ variant: 'ink' })}>
        Open the signing portal
      </ExternalLink>
    </p>
  )
}
