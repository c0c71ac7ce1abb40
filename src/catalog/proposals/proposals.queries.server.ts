import { and, asc, count, desc, eq, inArray, min, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { users } from '#account/session/account.tables.server.ts'
import { countRows } from '#db/count-rows.server.ts'
import type { Database } from '#db/database.server.ts'
import type { Slice } from '#catalog/products/slice.ts'
import { type FormValues, formValuesSchema } from '#catalog/editing/fields/form-values.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import type { ProposalKind, ProposedRecord } from '#catalog/proposals/proposal.ts'
import { openProposalStates, type ProposalState } from '#catalog/proposals/proposal-state.ts'
import { catalogProposals, proposalSteps } from '#catalog/proposals/proposals.tables.server.ts'
import { isUuid } from '#lib/ids.ts'
import { containing } from '#lib/search-terms.ts'

/**
 * The proposals that a viewer sees. Staff see all except drafts; members see the proposals of their sellers.
 */
export interface ProposalScope {
  isStaff: boolean
  sellers: readonly string[]
}

export interface Proposal extends ProposedRecord {
  id: string
  subjectId: string | null
  sellerName: string
  baseVersion: number | null
  state: ProposalState
  revision: number
  updatedAt: Date
  steps: ProposalStep[]
}

export interface ListedProposal {
  id: string
  kind: ProposalKind
  name: string
  isNew: boolean
  sellerName: string
  state: ProposalState
  updatedAt: Date
}

const proposal = catalogProposals

export async function proposalById(db: Database, id: string, scope: ProposalScope): Promise<Proposal | null> {
  if (!isUuid(id)) return null
  const [row] = await db
    .select({ proposal, sellerName: marketplaceSellers.name })
    .from(proposal)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, proposal.sellerId))
    .where(and(eq(proposal.id, id), visibleTo(scope)))
  if (!row) return null
  return { ...readProposal(row.proposal), sellerName: row.sellerName, steps: await stepsOf(db, id) }
}

export function readProposal(row: typeof catalogProposals.$inferSelect) {
  return {
    ...row,
    document: formValuesSchema.parse(row.document),
    opened: row.opened === null ? null : (formValuesSchema.parse(row.opened) satisfies FormValues),
  }
}

async function stepsOf(db: Database, id: string) {
  return db
    .select({
      action: proposalSteps.action,
      by: users.name,
      at: proposalSteps.at,
      comment: proposalSteps.comment,
    })
    .from(proposalSteps)
    .leftJoin(users, eq(users.id, proposalSteps.accountId))
    .where(eq(proposalSteps.proposalId, id))
    .orderBy(asc(proposalSteps.revision))
}

export type ProposalStep = Awaited<ReturnType<typeof stepsOf>>[number]

/** A leading minus means descending order. */
export const proposalSorts = ['-changed', 'changed'] as const

export interface ProposalFilter {
  /** By default, proposals that the viewer must act on come first. */
  sort?: (typeof proposalSorts)[number] | null
  state: ProposalState | null
  seller: string
  /** A part of the name of a product or seller. */
  term: string
}

export function countProposals(db: Database, scope: ProposalScope, filter: ProposalFilter): Promise<number> {
  return countRows(db, proposal, proposalsWithin(scope, filter))
}

function proposalsWithin(scope: ProposalScope, { state, seller, term }: ProposalFilter): SQL | undefined {
  const part = containing(term)
  return and(
    visibleTo(scope),
    state ? eq(proposal.state, state) : undefined,
    seller === '' ? undefined : eq(proposal.sellerId, seller),
    term === ''
      ? undefined
      : sql`(${proposal.document} ->> 'name' ilike ${part} or ${proposal.sellerId} in
          (select ${marketplaceSellers.id} from ${marketplaceSellers} where ${marketplaceSellers.name} ilike ${part}))`,
  )
}

/**
 * Lists proposals. By default, proposals that the viewer must act on come first, oldest first (product:
 * dashboard 45).
 */
export async function listProposals(
  db: Database,
  scope: ProposalScope,
  filter: ProposalFilter,
  { offset, limit }: Slice,
): Promise<ListedProposal[]> {
  return db
    .select(listed)
    .from(proposal)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, proposal.sellerId))
    .where(proposalsWithin(scope, filter))
    .orderBy(...inOrder(scope, filter.sort ?? null))
    .offset(offset)
    .limit(limit)
}

/** Returns the sort order, which an index of the table provides. */
function inOrder({ isStaff }: ProposalScope, sort: ProposalFilter['sort']): SQL[] {
  const newest = sql`${proposal.updatedAt} desc nulls last`
  if (sort === 'changed') return [sql`${proposal.updatedAt} asc nulls first`, desc(proposal.id)]
  if (sort === '-changed') return [newest, asc(proposal.id)]
  const waiting = sql.raw(isStaff ? `'submitted'` : `'returned'`)
  return [
    sql`(${proposal.state} = ${waiting}) desc nulls last`,
    sql`(case when ${proposal.state} = ${waiting} then ${proposal.submittedAt} end)`,
    newest,
    asc(proposal.id),
  ]
}

const listed = {
  id: proposal.id,
  kind: proposal.kind,
  name: sql<string>`case when ${proposal.kind} = 'seller' then ${marketplaceSellers.name}
    else coalesce(nullif(${proposal.document} ->> 'name', ''), 'Untitled') end`,
  isNew: sql<boolean>`${proposal.kind} = 'product' and ${proposal.baseVersion} is null`,
  sellerName: marketplaceSellers.name,
  state: proposal.state,
  updatedAt: proposal.updatedAt,
}

/**
 * Counts the proposals that await a decision. Excludes proposals of `ownSellers`, on which the viewer may not
 * decide.
 */
export async function countSubmittedProposals(db: Database, ownSellers: readonly string[]): Promise<number> {
  return db.$count(proposal, waitingOutside(ownSellers))
}

function waitingOutside(ownSellers: readonly string[]): SQL | undefined {
  return and(eq(proposal.state, 'submitted'), notInArray(proposal.sellerId, [...ownSellers]))
}

/** Finds the oldest proposal that awaits a decision. */
export async function nextSubmittedProposal(
  db: Database,
  ownSellers: readonly string[],
): Promise<{ id: string; name: string } | null> {
  const [found] = await db
    .select({ id: listed.id, name: listed.name })
    .from(proposal)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, proposal.sellerId))
    .where(waitingOutside(ownSellers))
    .orderBy(asc(proposal.submittedAt), proposal.id)
    .limit(1)
  return found ?? null
}

/** Counts the proposals that await a decision, and returns the time when the oldest of them was submitted. */
export async function submittedProposals(
  db: Database,
  ownSellers: readonly string[],
): Promise<{ count: number; oldest: Date | null }> {
  const [found] = await db
    .select({ count: count(), oldest: min(proposal.submittedAt) })
    .from(proposal)
    .where(waitingOutside(ownSellers))
  return found ?? { count: 0, oldest: null }
}

export async function countReturnedProposals(db: Database, sellers: readonly string[]): Promise<number> {
  if (sellers.length === 0) return 0
  return db.$count(proposal, and(inArray(proposal.sellerId, [...sellers]), eq(proposal.state, 'returned')))
}

export async function openNewProducts(db: Database, sellers: readonly string[]): Promise<ListedProposal[]> {
  if (sellers.length === 0) return []
  return db
    .select(listed)
    .from(proposal)
    .innerJoin(marketplaceSellers, eq(marketplaceSellers.id, proposal.sellerId))
    .where(
      and(
        inArray(proposal.sellerId, [...sellers]),
        eq(proposal.kind, 'product'),
        sql`${proposal.subjectId} is null`,
        inArray(proposal.state, [...openProposalStates]),
      ),
    )
    .orderBy(desc(proposal.updatedAt), proposal.id)
    .limit(100)
}

export interface OpenProposal {
  id: string
  subjectId: string
  state: ProposalState
}

/** Reads the open proposals for these records. Each record has at most one. */
export async function openProposalsFor(
  db: Database,
  kind: ProposalKind,
  subjects: readonly string[],
): Promise<OpenProposal[]> {
  if (subjects.length === 0) return []
  const rows = await db
    .select({ id: proposal.id, subjectId: proposal.subjectId, state: proposal.state })
    .from(proposal)
    .where(
      and(
        eq(proposal.kind, kind),
        inArray(proposal.subjectId, [...subjects]),
        inArray(proposal.state, [...openProposalStates]),
      ),
    )
  return rows.flatMap(({ subjectId, ...row }) => (subjectId === null ? [] : [{ ...row, subjectId }]))
}

function visibleTo({ isStaff, sellers }: ProposalScope): SQL | undefined {
  const own = sellers.length > 0 ? inArray(proposal.sellerId, [...sellers]) : undefined
  if (!isStaff) return own ?? sql`false`
  return or(ne(proposal.state, 'draft'), own)
}
