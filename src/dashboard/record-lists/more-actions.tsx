import { Link } from 'react-router'
import { searchWith } from '#dashboard/lists/page-number.ts'
import type { CatalogNoun } from '#dashboard/records/nouns.ts'
import { buttonClass } from '#ui/forms/button.tsx'

interface MoreActionsProps {
  noun: CatalogNoun
  search: string
  isEditing: boolean
  mayDecide: boolean
  hasOwn: boolean
  mayImport: boolean
  mayEdit: boolean
}

/** The links of a catalog list beside the button for a new record. */
export function MoreActions({
  noun,
  search,
  isEditing,
  mayDecide,
  hasOwn,
  mayImport,
  mayEdit,
}: MoreActionsProps) {
  return (
    <>
      {mayDecide && (
        <Link to="/dashboard/sellers/applications" className={buttonClass({ variant: 'secondary' })}>
          Applications
        </Link>
      )}
      {hasOwn && (
        <Link to="?own=1" className={buttonClass({ variant: 'secondary' })}>
          Your seller’s products
        </Link>
      )}
      {noun === 'products' && (
        <a href={`/dashboard/products/export${search}`} className={buttonClass({ variant: 'secondary' })}>
          Export CSV
        </a>
      )}
      {mayImport && (
        <Link to="/dashboard/products/import" className={buttonClass({ variant: 'secondary' })}>
          Import CSV
        </Link>
      )}
      {noun === 'products' && mayEdit && !isEditing && (
        <Link
          to={{ search: searchWith(search, { edit: '1', done: '' }) }}
          className={buttonClass({ variant: 'secondary' })}
        >
          Edit in list
        </Link>
      )}
      {noun === 'products' && mayEdit && (
        <Link to="/dashboard/products/synonyms" className={buttonClass({ variant: 'secondary' })}>
          Synonyms
        </Link>
      )}
    </>
  )
}
