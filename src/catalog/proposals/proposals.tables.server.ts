import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { dateTime, ownerText, ownerUuid } from '#db/columns.tables.server.ts'
import { marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { proposalKinds } from '#catalog/proposals/proposal.ts'
import { proposalActions, proposalStates } from '#catalog/proposals/proposal-state.ts'

/** Proposals of sellers, on which staff decide (product: dashboard 40). The shop does not read them. */
export const catalogProposals = pgTable(
  'catalogue_proposals',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: proposalKinds }).notNull(),
    sellerId: ownerText(() => marketplaceSellers.id),
    /** The record to change. Null for a new product until it is approved. */
    subjectId: text(),
    document: jsonb().notNull(),
    /** The record's form values and version when the form was opened. */
    opened: jsonb(),
    baseVersion: integer(),
    state: text({ enum: proposalStates }).notNull().default('draft'),
    /**
     * Increases with each change, so that nobody decides on or overwrites a revision without having seen it.
     */
    revision: integer().notNull().default(1),
    /** No foreign key, because proposals outlive accounts. */
    createdBy: uuid(),
    createdAt: dateTime().notNull(),
    updatedAt: dateTime().notNull(),
    submittedAt: dateTime(),
  },
  (proposal) => [
    index('catalogue_proposals_in_state').on(proposal.state, proposal.submittedAt, proposal.id),
    index('catalogue_proposals_for_staff').on(
      sql`(${proposal.state} = 'submitted') desc nulls last`,
      sql`(case when ${proposal.state} = 'submitted' then ${proposal.submittedAt} end)`,
      proposal.updatedAt.desc(),
      proposal.id,
    ),
    index('catalogue_proposals_last_changed').on(proposal.updatedAt.desc(), proposal.id),
    index('catalogue_proposals_files').using('gin', sql`file_ids(${proposal.document})`),
    index('catalogue_proposals_of_seller').on(proposal.sellerId, proposal.updatedAt.desc()),
    uniqueIndex('catalogue_proposals_open')
      .on(proposal.kind, proposal.subjectId)
      .where(sql`${proposal.state} in ('draft', 'submitted', 'returned')`),
  ],
)

/**
 * The history of a proposal: the actions with their authors, times and comments. Saved drafts are only in the
 * audit log.
 */
export const proposalSteps = pgTable(
  'catalogue_proposal_steps',
  {
    id: uuid().primaryKey().defaultRandom(),
    proposalId: ownerUuid(() => catalogProposals.id),
    /** The revision after the step. */
    revision: integer().notNull(),
    action: text({ enum: proposalActions }).notNull(),
    accountId: uuid(),
    at: dateTime().notNull(),
    comment: text().notNull().default(''),
  },
  (step) => [index('catalogue_proposal_steps_of_proposal').on(step.proposalId, step.revision)],
)
