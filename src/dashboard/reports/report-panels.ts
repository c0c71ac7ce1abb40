import type { Step } from '#dashboard/charts/chart-rules.ts'
import { formatForPeople, type ReportTable } from '#dashboard/reports/report-format.ts'
import { reportTable, type ReportData, type ReportName } from '#dashboard/reports/report-tables.ts'

/** Returns the props of the panel for one table. */
export type PanelOf = (
  name: ReportName,
  title: string,
) => { id: string; title: string; table: ReportTable; exportPath: string | null }

interface PanelOptions {
  from: string
  to: string
  days: readonly string[]
  step: Step
  mayExport: boolean
}

/** Returns the panels of a report. Their exports use the same range and step. */
export function panelsOf(data: ReportData, { from, to, days, step, mayExport }: PanelOptions): PanelOf {
  return (name, title) => ({
    id: name,
    title,
    table: reportTable(data, name, { format: formatForPeople, step, days }),
    exportPath: mayExport ? `/dashboard/reports/export/${name}?from=${from}&to=${to}&by=${step}` : null,
  })
}
