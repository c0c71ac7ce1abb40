import { consultantNote, consultants } from '#content/solutions/consultants.ts'

/** Names the consultant, and says that the profile is invented (product: solutions 31). */
export function ConsultantLine({ productId }: { productId: string }) {
  const consultant = consultants[productId]
  if (!consultant) return null
  const { name, role } = consultant
  return (
    <p className="text-sm text-ink-soft">
      You work with <strong className="font-semibold text-ink">{name}</strong>, {role}{' '}
      <span className="text-ink-faint">{consultantNote}</span>
    </p>
  )
}
