import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { listStaff } from '#account/staff/staff.queries.server.ts'
import { pendingInvitations } from '#account/staff/invitations.queries.server.ts'
import { readRecordFilter } from '#catalog/editing/lists/list-filter.ts'
import { countProductRecords, sellSomething } from '#catalog/editing/lists/product-lists.queries.server.ts'
import { countSellerRecords } from '#catalog/editing/lists/record-lists.queries.server.ts'
import { sellerForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { textIn } from '#catalog/editing/fields/form-values.ts'
import { openNewProducts } from '#catalog/proposals/proposals.queries.server.ts'
import { newProposalPath } from '#dashboard/proposals/new-proposal.ts'
import { storedNoticeSettings } from '#dashboard/notices/notice-settings.server.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'

export interface SetupStep {
  label: string
  note: string
  path: string
  isDone: boolean
}

/** Reads the steps of a new shop for its owner, of a new seller for its members (product: dashboard 110). */
export async function setupSteps(db: Database, viewer: Viewer): Promise<SetupStep[]> {
  if (isAllowedForStaff(viewer, 'people.manage')) return ownerSteps(db)
  const [seller] = sellersWith(viewer, 'proposals.write')
  return seller === undefined ? [] : sellerSteps(db, viewer, seller)
}

async function ownerSteps(db: Database): Promise<SetupStep[]> {
  const filter = readRecordFilter(new URLSearchParams())
  const [sellers, products, staff, invitations] = await Promise.all([
    countSellerRecords(db, filter),
    countProductRecords(db, filter),
    listStaff(db),
    pendingInvitations(db, null, { limit: 1, offset: 0 }),
  ])
  return [
    {
      label: 'Add a seller',
      note: 'Every product has a seller: your company or a partner.',
      path: '/dashboard/sellers/new',
      isDone: sellers > 0,
    },
    {
      label: 'Add your first product',
      note: 'Type one, or import many from a spreadsheet.',
      path: '/dashboard/products/new',
      isDone: products > 0,
    },
    {
      label: 'Invite your team',
      note: 'Give each person the roles they need.',
      path: '/dashboard/people/invite',
      isDone: staff.length > 1 || invitations.length > 0,
    },
  ]
}

const profileFields = ['description', 'place', 'responseHours', 'supportPolicy', 'refundPolicy']

async function sellerSteps(db: Database, viewer: Viewer, seller: string): Promise<SetupStep[]> {
  const [profile, isSelling, proposals, notices] = await Promise.all([
    sellerForEditing(db, seller),
    sellSomething(db, [seller]),
    openNewProducts(db, [seller]),
    storedNoticeSettings(db, viewer.accountId),
  ])
  const values = profile?.values ?? {}
  // Only admins may edit the profile.
  const profileForm = sellersWith(viewer, 'own-seller.edit').includes(seller)
    ? newProposalPath({ kind: 'seller', sellerId: seller, subjectId: seller })
    : '/dashboard/products?own=1'
  return [
    {
      label: 'Complete your profile',
      note: 'Say who you are, how fast you reply, and how you support customers.',
      path: profileForm,
      isDone: profileFields.every((name) => textIn(values, name) !== ''),
    },
    {
      label: 'Add your logo',
      note: 'Customers see it beside your name in the shop.',
      path: profileForm,
      isDone: textIn(values, 'logo') !== '',
    },
    {
      label: 'Add your first product',
      note: 'Describe it, set a price and submit it for review.',
      path: newProposalPath({ kind: 'product', sellerId: seller, subjectId: null }),
      isDone: isSelling || proposals.length > 0,
    },
    {
      label: 'Choose your notifications',
      note: 'Decide which emails you get.',
      path: '/dashboard/notices',
      isDone: notices.length > 0,
    },
  ]
}
