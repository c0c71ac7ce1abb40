import { Link } from 'react-router'
import { dayLabel } from '#catalog/details/day-label.ts'
import type { SellerSummary } from '#catalog/seller.ts'
import { verifiedPath } from '#marketplace/sellers/seller-words.ts'
import { CheckIcon } from '#ui/icons/icons-interface.tsx'
import { Section } from '#ui/layout/section.tsx'

/** The checks that the seller passed, and its policies in its own words (product: marketplace 39). */
export function SellerPolicies({ seller }: { seller: SellerSummary }) {
  const policies = [
    { name: 'Support', text: seller.supportPolicy, more: null },
    { name: 'Refunds', text: seller.refundPolicy, more: '/terms#refunds' },
  ].filter(({ text }) => text)
  return (
    <Section id="policies" className="section-medium" title="Checks and policies">
      <div className="grid gap-10 md:grid-cols-3">
        <Checks seller={seller} />
        {policies.map(({ name, text, more }) => (
          <section key={name} aria-labelledby={name} className="border-t border-line pt-5">
            <h3 id={name}>{name}</h3>
            <p className="mt-3 whitespace-pre-line text-ink-soft">{text}</p>
            {more && (
              <p className="mt-2">
                <Link to={more} className="link inline-flex min-h-11 items-center text-sm">
                  How refunds work
                </Link>
              </p>
            )}
          </section>
        ))}
      </div>
    </Section>
  )
}

function Checks({ seller: { isVerified, verifiedSince, checks } }: { seller: SellerSummary }) {
  return (
    <section aria-labelledby="checks" className="border-t border-line pt-5">
      <h3 id="checks">{isVerified ? 'What we checked' : 'Not yet verified'}</h3>
      {isVerified ? (
        <>
          {verifiedSince && <p className="mt-3 text-ink-soft">Verified since {dayLabel(verifiedSince)}.</p>}
          <ul className="mt-3 grid gap-2.5">
            {checks.map((check) => (
              <li key={check} className="flex gap-2.5">
                <CheckIcon className="mt-1 size-4 text-teal" />
                <span className="min-w-0">{check}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-3 text-ink-soft">
          We haven’t finished our checks. Nothing is charged until you’ve reviewed and signed your documents.
        </p>
      )}
      <p className="mt-2">
        <Link to={verifiedPath} className="link inline-flex min-h-11 items-center text-sm">
          What ‘verified’ means
        </Link>
      </p>
    </section>
  )
}
