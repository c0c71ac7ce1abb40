import type { Step } from '#dashboard/charts/chart-rules.ts'
import { formatMoney } from '#lib/money.ts'
import {
  reportTable,
  type ReportData,
  type ReportName,
  type ReportTable,
} from '#dashboard/reports/report-tables.ts'

/** Returns the props of the panel for one table. */
export type PanelOf = (
  name: ReportName,
  title: string,
) => { id: string; title: string; table: ReportTable; exportPath: string | null }

/** Returns the panels of a report. Their exports use the same range and step. */
export function panelsOf(
  data: ReportData,
  { from, to, step, mayExport }: { from: string; to: string; step: Step; mayExport: boolean },
): PanelOf {
  return (name, title) => ({
    id: name,
    title,
    table: reportTable(data, name, formatMoney, step),
    exportPath: mayExport ? `/dashboard/reports/export/${name}?from=${from}&to=${to}&by=${step}` : null,
  })
}
