import { Link, type LinkProps } from 'react-router'
import { ExportLink } from '#dashboard/lists/export-link.tsx'
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

/** The actions of a catalog list other than creating a record. */
export function MoreActions({ noun, search, isEditing, mayDecide, hasOwn, ...may }: MoreActionsProps) {
  const isProducts = noun === 'products'
  const mayEdit = isProducts && may.mayEdit
  const editing = { search: searchWith(search, { edit: '1', done: '' }) }
  return (
    <>
      {mayDecide && <ActionLink to="/dashboard/sellers/applications">Applications</ActionLink>}
      {hasOwn && <ActionLink to="?own=1">Your seller’s products</ActionLink>}
      {isProducts && <ExportLink path="/dashboard/products/export" />}
      {may.mayImport && <ActionLink to="/dashboard/products/import">Import CSV</ActionLink>}
      {mayEdit && !isEditing && <ActionLink to={editing}>Edit in list</ActionLink>}
      {mayEdit && <ActionLink to="/dashboard/products/synonyms">Synonyms</ActionLink>}
    </>
  )
}

function ActionLink(props: LinkProps) {
  return <Link {...props} className={buttonClass({ variant: 'secondary' })} />
}
