import { Link } from 'react-router'
import { verifiedPath } from '#marketplace/sellers/seller-words.ts'
import { ShieldIcon } from '#ui/icons/icons-commerce.tsx'

/** Shows whether the seller is verified (product: marketplace 17). */
export function VerifiedMark({ isVerified }: { isVerified: boolean }) {
  if (!isVerified) return <span className="text-sm text-ink-faint">Not yet verified</span>
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-medium text-teal">
      <ShieldIcon className="size-4" />
      Verified seller
    </span>
  )
}

export function VerifiedLink({ isVerified }: { isVerified: boolean }) {
  return (
    <Link to={verifiedPath} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
      <VerifiedMark isVerified={isVerified} />
      <span className="sr-only">: what that means</span>
    </Link>
  )
}
