import { isAllowedForStaff, sellersWith } from '#account/staff/roles.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { FileOwners } from '#files/files.queries.server.ts'

/**
 * Returns the owners whose files the viewer sees. Staff see all files; members see the files of their sellers
 * (product: dashboard 64).
 */
export function fileOwnersFor(viewer: Viewer): FileOwners {
  return isAllowedForStaff(viewer, 'files.see') ? 'everybody' : sellersWith(viewer, 'files.see')
}
