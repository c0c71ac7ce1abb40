import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { proposalKinds } from '#catalog/proposals/proposal.ts'
import { proposalActions, proposalStates } from '#catalog/proposals/proposal-state.ts'

/** What a seller wants in the shop and staff decide on (product: dashboard 40). The shop reads nothing of it. */
export const catalogProposals = pgTable(
  'catalogue_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: proposalKinds }).notNull(),
    sellerId: text()
      .notNull()
      .references(() => marketplaceSellers.id, { onDelete: 'cascade' }),
    /** The record that it changes; empty for a new product until it is approved. */
    subjectId: text(),
    document: jsonb().notNull(),
    /** The record as the form was opened with it, and its version. */
    opened: jsonb(),
    baseVersion: integer(),
    state: text({ enum: proposalStates }).notNull().default('draft'),
    /** Counts up with each change, so that nobody decides on, or overwrites, what they have not seen. */
    revision: integer().notNull().default(1),
    /** An id without a foreign key: a proposal outlives the account. */
    createdBy: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    submittedAt: timestamp({ withTimezone: true }),
  },
  (proposal) => [
    index('catalogue_proposals_in_state').on(proposal.state, proposal.submittedAt, proposal.id),
    index('catalogue_proposals_for_staff').on(
      sql`(${proposal.state} = 'submitted') desc nulls last`,
      sql`(case when ${proposal.state} = 'submitted' then ${proposal.submittedAt} end)`,
      proposal.updatedAt.desc(),
      proposal.id,
    ),
    index('catalogue_proposals_of_seller').on(proposal.sellerId, proposal.updatedAt.desc()),
    uniqueIndex('catalogue_proposals_open')
      .on(proposal.kind, proposal.subjectId)
      .where(sql`${proposal.state} in ('draft', 'submitted', 'returned')`),
  ],
)

/** What happened to a proposal: who, when, and what they wrote about it. Saved drafts are left to the log. */
export const proposalSteps = pgTable(
  'catalogue_proposal_steps',
  {
    id: uuid().primaryKey().defaultRandom(),
    proposalId: uuid()
      .notNull()
      .references(() => catalogProposals.id, { onDelete: 'cascade' }),
    /** That of the proposal after it. */
    revision: integer().notNull(),
    action: text({ enum: proposalActions }).notNull(),
    accountId: uuid(),
    at: timestamp({ withTimezone: true }).notNull(),
    comment: text().notNull().default(''),
  },
  (step) => [index('catalogue_proposal_steps_of_proposal').on(step.proposalId, step.revision)],
)
