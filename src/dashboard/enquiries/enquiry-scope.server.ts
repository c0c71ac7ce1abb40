import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import { notFound, requireViewer, type Viewer } from '#dashboard/viewer.server.ts'
import type { EnquiryIntent } from '#dashboard/enquiries/enquiry-actions.forms.ts'

type PageArguments = Parameters<typeof requireViewer>[0]

/** Returns the sellers about whose products the viewer sees questions; `null` for staff, who see all. */
export async function requireInbox(
  page: PageArguments,
): Promise<{ viewer: Viewer; sellers: string[] | null }> {
  const viewer = await requireViewer(page)
  if (isAllowedForStaff(viewer, 'enquiries.see')) return { viewer, sellers: null }
  const sellers = sellersWith(viewer, 'questions.answer')
  if (sellers.length === 0) throw notFound()
  return { viewer, sellers }
}

const memberIntents: readonly EnquiryIntent[] = ['answer', 'publish']

/** Whether the viewer may perform this action on an inquiry in their scope. */
export function isAllowedIntent(viewer: Viewer, intent: EnquiryIntent, sellers: string[] | null): boolean {
  return sellers === null ? isAllowedForStaff(viewer, 'enquiries.answer') : memberIntents.includes(intent)
}
