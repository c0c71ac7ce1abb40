import type { AuditedField } from '#dashboard/audit/audit-fields.ts'

/** More visible fields would push the next entries off the screen. */
const shownAtOnce = 3

/**
 * The changed fields with their old and new values. All but the first few are collapsed, and so are all fields of
 * a new record, without its empty ones.
 */
export function ChangedFields({ changes, isNew }: { changes: readonly AuditedField[]; isNew: boolean }) {
  const shown = changes.filter(({ before, after }) => before !== null || !isEmpty(after))
  if (shown.length === 0) return null
  if (!isNew && shown.length <= shownAtOnce + 1) return <FieldList fields={shown} />
  const first = isNew ? [] : shown.slice(0, shownAtOnce)
  return (
    <>
      {first.length > 0 && <FieldList fields={first} />}
      <details className="audit-more">
        <summary>
          {shown.length - first.length} {first.length > 0 ? 'more fields' : 'fields'}
        </summary>
        <FieldList fields={shown.slice(first.length)} />
      </details>
    </>
  )
}

function isEmpty(after: string | null): boolean {
  return after === null || after === 'nothing' || after === 'No'
}

function FieldList({ fields }: { fields: readonly AuditedField[] }) {
  return (
    <dl className="audit-changes">
      {fields.map(({ name, label, before, after }) => (
        <div key={name}>
          <dt>{label}</dt>
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
