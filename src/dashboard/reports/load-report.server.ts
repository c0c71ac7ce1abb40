import { isAllowedForStaff, sellersWith } from '#account/roles.ts'
import { productIdsOf } from '#catalogue/sellers.queries.server.ts'
import type { ReportData } from '#dashboard/reports/report-tables.ts'
import type { ReportRange } from '#dashboard/reports/report-range.ts'
import type { Viewer } from '#dashboard/viewer.server.ts'
import type { Database } from '#db/database.server.ts'
import { timesAddedToCart, wordsWithoutResults } from '#http/daily-counts.queries.server.ts'
import { failedMails } from '#mail/mails.queries.server.ts'
import {
  ordersReached,
  refundsNoted,
  revenueByDay,
  revenueByProduct,
  revenueBySeller,
} from '#orders/order-reports.queries.server.ts'
import { eventsNotApplied } from '#orders/portal-events/portal-events.queries.server.ts'

/** Days, kinds and reasons are few, but their number is not ours to say. */
const mostFailures = 5_000

/** Whose figures this viewer sees: the shop's (`null`), or those of their sellers; none at all (product: dashboard 114). */
export function sellersOfReport(viewer: Viewer): readonly string[] | null {
  return isAllowedForStaff(viewer, 'reports.see') ? null : sellersWith(viewer, 'own-reports.see')
}

/** Whether the viewer may export the figures that they see. */
export function mayExportReports(viewer: Viewer): boolean {
  return sellersOfReport(viewer) === null
    ? isAllowedForStaff(viewer, 'reports.export')
    : sellersWith(viewer, 'own-reports.export').length > 0
}

/** All figures of a range: of the shop, or of some sellers. Lists are cut after so many rows. */
export async function loadReport(
  db: Database,
  range: ReportRange,
  sellerIds: readonly string[] | null,
  rows: number,
): Promise<ReportData> {
  const scope = { start: range.start, before: range.before, sellerIds }
  const [added, reached, days, products, sellers, ofTheShop] = await Promise.all([
    timesAddedToCart(db, range, sellerIds && productIdsOf(db, sellerIds)),
    ordersReached(db, scope),
    revenueByDay(db, scope),
    revenueByProduct(db, scope, rows),
    revenueBySeller(db, scope, rows),
    sellerIds ? null : loadShopFigures(db, range, rows),
  ])
  return { added, reached, days, products, sellers, ofTheShop }
}

/** What belongs to no seller, for staff alone. */
async function loadShopFigures(db: Database, range: ReportRange, rows: number) {
  const [refunds, words, mails, events] = await Promise.all([
    refundsNoted(db, range),
    wordsWithoutResults(db, range, rows),
    failedMails(db, range, mostFailures),
    eventsNotApplied(db, range, mostFailures),
  ])
  return { refunds, words, mails, events }
}
