import { consultantNote } from '#content/solutions/consulting-notes.ts'
import type { Consultant } from '#solutions/consulting/consultant.ts'

interface ConsultantLineProps {
  consultant: Consultant
  /** Whether the page says elsewhere that the profiles are invented. */
  isUnmarked?: boolean
}

/** Names the consultant, and says that the profile is invented (product: solutions 31). */
export function ConsultantLine({ consultant: { name, role }, isUnmarked = false }: ConsultantLineProps) {
  return (
    <p className="text-sm text-ink-soft">
      You work with <strong className="font-semibold text-ink">{name}</strong>, {role}
      {!isUnmarked && <span className="text-ink-faint"> {consultantNote}</span>}
    </p>
  )
}
