import type { ImportFigures } from '#catalog/editing/product-import.ts'
import { counted } from '#catalog/products/labels.ts'
import { mailWithLink } from '#mail/mail-page.ts'

type ImportMailFigures = Pick<ImportFigures, 'written' | 'leftOut' | 'reject'>

interface ImportMailParts {
  to: string
  id: string
  fileName: string
  figures: ImportMailFigures
  publicUrl: string
}

export function importMail({ to, id, fileName, figures, publicUrl }: ImportMailParts) {
  const subject = 'Your import is done'
  const address = new URL(`/dashboard/products/import/${id}`, publicUrl).href
  const paragraphs = [`${fileName}: ${importWords(figures)}`]
  return { to, subject, ...mailWithLink(subject, paragraphs, { label: 'See the result', address }) }
}

function importWords({ written, leftOut, reject }: ImportMailFigures): string {
  const words = [`${counted(written, 'product')} imported.`]
  if (leftOut > 0)
    words.push(`${counted(leftOut, 'row')} left out, because the catalog has changed since the report.`)
  if (reject > 0) words.push(`${counted(reject, 'row')} with errors skipped.`)
  return words.join(' ')
}
