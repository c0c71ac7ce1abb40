import { formatMoney } from '#lib/money.ts'
import {
  reportTable,
  type ReportData,
  type ReportName,
  type ReportTable,
} from '#dashboard/reports/report-tables.ts'

/** What the panel of one table has, whichever chart it shows. */
export type PanelOf = (
  name: ReportName,
  title: string,
) => { id: string; title: string; table: ReportTable; exportPath: string | null }

/** Panels of one report. Their files are of the same range. */
export function panelsOf(
  data: ReportData,
  { from, to, mayExport }: { from: string; to: string; mayExport: boolean },
): PanelOf {
  return (name, title) => ({
    id: name,
    title,
    table: reportTable(data, name, formatMoney),
    exportPath: mayExport ? `/dashboard/reports/export/${name}?from=${from}&to=${to}` : null,
  })
}
