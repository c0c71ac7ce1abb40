import { Form, Link } from 'react-router'
import type { EditedRecord } from '#catalog/editing/edit-outcome.ts'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import { isInShop, nounWords, type CatalogNoun } from '#dashboard/records/nouns.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { Button, buttonClass, ButtonLink } from '#ui/forms/button.tsx'

interface RecordHeadingProps {
  noun: CatalogNoun
  record: EditedRecord | null
  mayEdit: boolean
  /** The id of the latest proposal for the record, if the viewer may see it. */
  proposalId: string | null
}

/** The heading of a record: its name, its id, and actions for the whole record. */
export function RecordHeading({ noun, record, mayEdit, proposalId }: RecordHeadingProps) {
  const { one, many, archive, shopPath } = nounWords[noun]
  const back = <Link to={`/dashboard/${noun}`}>{many}</Link>
  if (!record) return <PageHeading title={`New ${one}`} lead={back} />
  const { id, name, archivedAt } = record
  const path = `/dashboard/${noun}/${id}`
  const links: ({ to: string; label: string } | false)[] = [
    proposalId !== null && { to: `/dashboard/proposals/${proposalId}`, label: 'Latest proposal' },
    mayEdit && (noun === 'products' || noun === 'solutions') && { to: `${path}/access`, label: 'Access' },
    mayEdit && noun === 'products' && archivedAt === null && { to: `${path}/offers`, label: 'Offers' },
    noun === 'categories' && { to: `/dashboard/products?category=${id}`, label: 'Its products' },
    noun === 'sellers' && { to: `${path}/standing`, label: 'Verification and suspension' },
    mayEdit && noun !== 'sellers' && { to: `/dashboard/${noun}/new?copy=${id}`, label: 'Duplicate' },
  ]
  const shown = links.flatMap((link) => link || [])
  const mayArchive = mayEdit && archive !== null
  return (
    <PageHeading
      title={name}
      subject={{ kind: one, id }}
      lead={
        <>
          {back} · <code>{id}</code> · version {record.version}
        </>
      }
      more={
        (shown.length > 0 || mayArchive) && (
          <>
            {shown.map(({ to, label }) => (
              <ButtonLink key={label} to={to} variant="secondary">
                {label}
              </ButtonLink>
            ))}
            {mayArchive && <Archiving name={name} isArchived={archivedAt !== null} noun={noun} />}
          </>
        )
      }
      action={
        isInShop(noun, record) && (
          <ButtonLink to={shopPath(record)} reloadDocument variant="secondary">
            See it in the shop
          </ButtonLink>
        )
      }
    />
  )
}

/** Asks for confirmation and names the record (product: dashboard 22). */
function Archiving({ name, isArchived, noun }: { name: string; isArchived: boolean; noun: CatalogNoun }) {
  return (
    <details className="ask-once">
      <summary className={buttonClass({ variant: 'secondary' })}>
        {isArchived ? 'Restore' : 'Archive'}
      </summary>
      <Form method="post" className="opened-form ask-once-form">
        {isArchived ? (
          <>
            {noun !== 'solutions' && (
              <CheckBox name="show" defaultChecked label={`Show ${name} in the shop right away`} />
            )}
            <Button type="submit" name="intent" value="restore" variant="ink">
              Restore {name}
            </Button>
          </>
        ) : (
          <>
            <CheckBox name="sure" required label={`Yes, take ${name} out of the shop`} />
            <p className="field-hint">
              Its page goes away, and carts show it as unavailable. Open orders continue. You can restore it
              anytime.
            </p>
            <Button type="submit" name="intent" value="archive" variant="danger">
              Archive {name}
            </Button>
          </>
        )}
      </Form>
    </details>
  )
}
