import { consultantNote, consultants } from '#content/solutions/consultants.ts'

interface ConsultantLineProps {
  productId: string
  /** Whether the page says elsewhere that the profiles are invented. */
  isUnmarked?: boolean
}

/** Names the consultant, and says that the profile is invented (product: solutions 31). */
export function ConsultantLine({ productId, isUnmarked = false }: ConsultantLineProps) {
  const consultant = consultants[productId]
  if (!consultant) return null
  const { name, role } = consultant
  return (
    <p className="text-sm text-ink-soft">
      You work with <strong className="font-semibold text-ink">{name}</strong>, {role}
      {!isUnmarked && <span className="text-ink-faint"> {consultantNote}</span>}
    </p>
  )
}
