import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productPath } from '#catalog/products/card-product.ts'
import { SuspendedBanner } from '#dashboard/components/suspended-banner.tsx'
import { DataTable, type Column } from '#dashboard/lists/data-table.tsx'
import { FilteredList } from '#dashboard/lists/filtered-list.tsx'
import type { FilterField } from '#dashboard/lists/list-filter-fields.ts'
import { PageHeading } from '#dashboard/components/page-heading.tsx'
import { recordFields } from '#dashboard/records/record-filters.ts'
import { price, RecordName, state } from '#dashboard/records/record-table.tsx'
import { newProposalPath } from '#dashboard/proposals/new-proposal.ts'
import type { OwnProductsView } from '#dashboard/proposals/own-products.server.ts'
import { ProposalStateDot, formOrPage, ProposalsTable } from '#dashboard/proposals/proposals-table.tsx'
import { ButtonLink } from '#ui/forms/button.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'

/** The seller's own products, each with its open proposal (product: dashboard 47). */
export function OwnProducts({ view }: { view: OwnProductsView }) {
  const { seller, sellers, rows, made, sort, isSuspended } = view
  const name = sellers.find(({ id }) => id === seller)?.name ?? seller
  return (
    <>
      <PageHeading
        title="Products"
        lead={`${name}. We review each change before it goes live.`}
        more={view.mayEditProfile && <ProfileAction view={view} />}
        action={
          <ButtonLink to={newProposalPath({ kind: 'product', sellerId: seller, subjectId: null })}>
            New product
          </ButtonLink>
        }
      />
      {isSuspended && <SuspendedBanner name={name} />}
      {made.length > 0 && (
        <section className="mb-6">
          <h2 className="work-title">Not in the shop yet</h2>
          <ProposalsTable rows={made} caption="New products" showsSeller={false} opensForm />
        </section>
      )}
      <FilteredList fields={fieldsFor(view)} list={view} one="product" many="products">
        <DataTable
          caption="Products"
          sort={sort}
          columns={columns(seller)}
          rows={rows}
          empty={noProducts(view)}
        />
      </FilteredList>
    </>
  )
}

type OwnProduct = OwnProductsView['rows'][number]

function columns(seller: string): Column<OwnProduct>[] {
  return [
    {
      title: 'Name',
      sorts: ['name', '-name'],
      cell: (product) => (
        <RecordName picture={product.picture}>
          <EditProduct product={product} seller={seller}>
            {product.name}
          </EditProduct>
        </RecordName>
      ),
    },
    price,
    state,
    {
      title: 'Proposal',
      cell: ({ proposal }) => proposal && <ProposalStateDot state={proposal.state} />,
    },
    {
      title: 'Actions',
      cell: (product) => <ProductActions product={product} seller={seller} />,
    },
  ]
}

interface OwnProductProps {
  product: OwnProduct
  seller: string
}

/** Opens the product's proposal, or the form for a new one. */
function EditProduct({ product, seller, children }: OwnProductProps & { children: ReactNode }) {
  const { id, proposal } = product
  return proposal ? (
    <Link to={formOrPage(proposal)} title="Open the proposal">
      {children}
    </Link>
  ) : (
    <Link to={newProposalPath({ kind: 'product', sellerId: seller, subjectId: id })} title="Propose a change">
      {children}
    </Link>
  )
}

function ProductActions({ product, seller }: OwnProductProps) {
  const { id, name, state, proposal } = product
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1">
      <EditProduct product={product} seller={seller}>
        {proposal ? 'Open the proposal' : 'Propose a change'}
        <span className="sr-only"> of {name}</span>
      </EditProduct>
      <Link to={`/dashboard/products/${id}/access`}>
        Edit access<span className="sr-only"> of buyers of {name}</span>
      </Link>
      <Link to={`/dashboard/products/${id}/offers`}>
        Plan an offer<span className="sr-only"> of {name}</span>
      </Link>
      {(state === 'shown' || state === 'coming') && (
        <Link to={productPath(id)} reloadDocument>
          See it in the shop<span className="sr-only">: {name}</span>
        </Link>
      )}
    </div>
  )
}

function ProfileAction({ view }: { view: OwnProductsView }) {
  const { seller, profileProposal } = view
  const path = profileProposal
    ? formOrPage(profileProposal)
    : newProposalPath({ kind: 'seller', sellerId: seller, subjectId: seller })
  return (
    <ButtonLink to={path} variant="secondary">
      {profileProposal ? 'Open your profile change' : 'Change your profile'}
    </ButtonLink>
  )
}

function noProducts({ made }: OwnProductsView): ReactNode {
  if (made.length > 0) return 'No products in the shop yet. Approved products show up here.'
  return (
    <EmptyState title="No products in the shop yet">
      Add your first with ‘New product’. It goes live once it’s approved.
    </EmptyState>
  )
}

/** Returns the filters of product lists. Members of several sellers can also filter by seller. */
function fieldsFor({ sellers, categories }: OwnProductsView): FilterField[] {
  const choices = sellers.map(({ id, name }) => ({ value: id, label: name }))
  const [first] = sellers
  const shared = recordFields('products', { categories, sellers: [] })
  return shared.flatMap((field): FilterField[] => {
    if (field.name === 'featured') return []
    if (field.name !== 'seller') return [field]
    if (!first || sellers.length === 1) return []
    return [{ kind: 'choice', name: 'seller', label: 'Seller', none: null, initial: first.id, choices }]
  })
}
