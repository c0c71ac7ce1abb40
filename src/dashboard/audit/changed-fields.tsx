import type { ChangedField } from '#audit/audit-filter.ts'

/** Showing more fields at once would push the next entries off the screen. */
const shownAtOnce = 4

/**
 * Each changed field with its old and new value; the first ones are visible at once. Empty fields of a new record
 * are left out.
 */
export function ChangedFields({ changes }: { changes: readonly ChangedField[] }) {
  const shown = changes.filter(({ before, after }) => before !== null || !isEmpty(after))
  if (shown.length === 0) return <span className="text-ink-soft">No values</span>
  if (shown.length <= shownAtOnce + 1) return <FieldList fields={shown} />
  return (
    <>
      <FieldList fields={shown.slice(0, shownAtOnce)} />
      <details className="audit-more">
        <summary>{shown.length - shownAtOnce} more fields</summary>
        <FieldList fields={shown.slice(shownAtOnce)} />
      </details>
    </>
  )
}

function isEmpty(after: string | null): boolean {
  return after === '(empty)' || after === '[]'
}

function FieldList({ fields }: { fields: readonly ChangedField[] }) {
  return (
    <dl className="audit-changes">
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before !== null && <del>{before}</del>}
            {before !== null && after !== null && <span aria-hidden="true"> → </span>}
            {after !== null && <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
