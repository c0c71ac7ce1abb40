import type { EditedField, FieldSection } from '#catalog/field.ts'
import { isSameValue, type FormValues } from '#catalog/editing/fields/form-values.ts'
import { counted } from '#catalog/products/labels.ts'
import { StatusDot, type StatusTone } from '#dashboard/components/status-dot.tsx'
import type { FieldErrors } from '#lib/field-errors.ts'

interface SectionListProps {
  sections: readonly FieldSection[]
  values: FormValues
  /** The saved values; `null` for a new record. */
  saved: FormValues | null
  fieldErrors: FieldErrors
}

/** The sections of a long form with their state. Empty ones are collapsed (product: dashboard 34). */
export function SectionList({ sections, ...form }: SectionListProps) {
  const all = sections.map((section) => ({ ...section, state: sectionState(section, form) }))
  const empty = all.filter(({ state }) => state === 'Empty')
  return (
    <nav aria-label="Sections" className="section-list lg:sticky lg:top-4">
      <SectionLinks sections={all.filter(({ state }) => state !== 'Empty')} />
      {empty.length > 0 && (
        <details>
          <summary className="min-h-10 content-center text-ink-soft">
            {counted(empty.length, 'empty section')}, optional
          </summary>
          <SectionLinks sections={empty} />
        </details>
      )}
    </nav>
  )
}

function SectionLinks({ sections }: { sections: readonly (FieldSection & { state: SectionState })[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2 lg:grid lg:gap-1">
      {sections.map(({ id, title, state }) => (
        <li
          key={id}
          className="flex items-center gap-2 text-ink-soft lg:flex-wrap lg:justify-between lg:gap-y-0 lg:border-b lg:border-line lg:py-1"
        >
          <a
            href={`#section-${id}`}
            className="inline-flex min-h-8 items-center text-ink underline decoration-line-strong"
          >
            {title}
          </a>
          {state !== 'Empty' && <StatusDot tone={tones[state]}>{state}</StatusDot>}
        </li>
      ))}
    </ul>
  )
}

type SectionState = 'Has errors' | 'Changed' | 'Incomplete' | 'Complete' | 'Empty'

const tones: Readonly<Record<Exclude<SectionState, 'Empty'>, StatusTone>> = {
  'Has errors': 'bad',
  Changed: 'waiting',
  Incomplete: 'waiting',
  Complete: 'good',
}

export function sectionState(
  { fields }: Pick<FieldSection, 'fields'>,
  { values, saved, fieldErrors }: Omit<SectionListProps, 'sections'>,
): SectionState {
  const names = new Set(fields.map(({ name }) => name))
  if (Object.keys(fieldErrors).some((path) => names.has(path.split('.')[0] ?? ''))) return 'Has errors'
  if (saved && fields.some(({ name }) => !isSameValue(saved[name], values[name]))) return 'Changed'
  if (fields.some((field) => isExpected(field) && isEmpty(field, values))) return 'Incomplete'
  return fields.every((field) => isEmpty(field, values)) ? 'Empty' : 'Complete'
}

/** Whether a section without this field is incomplete. A description is expected but not required. */
function isExpected({ name, isRequired }: EditedField): boolean {
  return isRequired === true || name === 'description'
}

/** Whether a field is empty. Checkboxes are never empty. */
function isEmpty({ name, kind }: EditedField, values: FormValues): boolean {
  return kind !== 'check' && isSameValue(values[name], '')
}
