import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import type { InvitationNeeds } from '#account/staff/invitations.commands.server.ts'
import { actorOf, notFound, requireViewer, type Viewer } from '#dashboard/viewer.server.ts'
import { pageContext, type PageArguments } from '#http/server/page-context.server.ts'
import { mailQueueOf } from '#mail/mail-queue-context.server.ts'

export interface PeopleViewer {
  viewer: Viewer
  /** Whether the viewer is an owner. Owners manage everybody; admins of a seller manage only its members. */
  isOwner: boolean
  /** The sellers whose members the viewer manages; `null` for all sellers. */
  sellerIds: readonly string[] | null
}

/** Requires an owner or an admin of a seller (product: dashboard 12). */
export async function requirePeople(page: PageArguments): Promise<PeopleViewer> {
  const viewer = await requireViewer(page)
  const isOwner = isAllowedForStaff(viewer, 'people.manage')
  const sellerIds = isOwner ? null : sellersWith(viewer, 'members.manage')
  if (sellerIds?.length === 0) throw notFound()
  return { viewer, isOwner, sellerIds }
}

export function isOwnSeller({ sellerIds }: PeopleViewer, sellerId: string): boolean {
  return sellerIds === null || sellerIds.includes(sellerId)
}

export function invitationNeeds(context: PageArguments['context'], viewer: Viewer): InvitationNeeds {
  const { clock, environment } = pageContext(context)
  const jobs = mailQueueOf(context)
  return { jobs, authSecret: environment.AUTH_SECRET, actor: actorOf(viewer), now: clock() }
}
