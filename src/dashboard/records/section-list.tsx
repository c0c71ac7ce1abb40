import type { EditedField, FieldSection } from '#catalog/field.ts'
import { isSameValue, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import type { FieldErrors } from '#lib/field-errors.ts'

interface SectionListProps {
  sections: readonly FieldSection[]
  typed: FormValues
  /** The saved values; `null` for a new record. */
  saved: FormValues | null
  fieldErrors: FieldErrors
}

/** The sections of a long form, each with its state and a link (product: dashboard 34). */
export function SectionList({ sections, ...form }: SectionListProps) {
  return (
    <nav aria-label="Sections" className="section-list">
      <ul>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#section-${section.id}`}>{section.title}</a>
            <StatusDot tone={tones[sectionState(section, form)]}>{sectionState(section, form)}</StatusDot>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type SectionState = 'Has errors' | 'Changed' | 'Incomplete' | 'Complete' | 'Empty'

const tones: Readonly<Record<SectionState, StatusTone>> = {
  'Has errors': 'bad',
  Changed: 'waiting',
  Incomplete: 'waiting',
  Complete: 'good',
  Empty: 'quiet',
}

export function sectionState(
  { fields }: Pick<FieldSection, 'fields'>,
  { typed, saved, fieldErrors }: Omit<SectionListProps, 'sections'>,
): SectionState {
  const names = new Set(fields.map(({ name }) => name))
  if (Object.keys(fieldErrors).some((path) => names.has(path.split('.')[0] ?? ''))) return 'Has errors'
  if (saved && fields.some(({ name }) => !isSameValue(saved[name], typed[name]))) return 'Changed'
  if (fields.some((field) => field.isRequired && isEmpty(field, typed))) return 'Incomplete'
  return fields.every((field) => isEmpty(field, typed)) ? 'Empty' : 'Complete'
}

/** Whether a field is empty. An unchecked box counts as filled in. */
function isEmpty({ name, kind }: EditedField, typed: FormValues): boolean {
  return kind !== 'check' && isSameValue(typed[name], '')
}
