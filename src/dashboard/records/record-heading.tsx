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
  const hasMore = mayEdit || proposalId !== null || noun === 'categories' || noun === 'sellers'
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
        hasMore && (
          <>
            {proposalId !== null && (
              <ButtonLink to={`/dashboard/proposals/${proposalId}`} variant="secondary">
                Latest proposal
              </ButtonLink>
            )}
            {mayEdit && (noun === 'products' || noun === 'solutions') && (
              <ButtonLink to={`/dashboard/${noun}/${id}/access`} variant="secondary">
                Access
              </ButtonLink>
            )}
            {mayEdit && noun === 'products' && archivedAt === null && (
              <ButtonLink to={`/dashboard/products/${id}/offers`} variant="secondary">
                Offers
              </ButtonLink>
            )}
            {noun === 'categories' && (
              <ButtonLink
                to={`/dashboard/products?${new URLSearchParams({ category: id })}`}
                variant="secondary"
              >
                Its products
              </ButtonLink>
            )}
            {noun === 'sellers' && (
              <ButtonLink to={`/dashboard/sellers/${id}/standing`} variant="secondary">
                Verification and suspension
              </ButtonLink>
            )}
            {mayEdit && noun !== 'sellers' && (
              <ButtonLink to={`/dashboard/${noun}/new?copy=${id}`} variant="secondary">
                Duplicate
              </ButtonLink>
            )}
            {mayEdit && archive !== null && (
              <Archiving name={name} isArchived={archivedAt !== null} noun={noun} />
            )}
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
