import pLimit from 'p-limit'
import { brand } from '#content/brand.ts'
import { DatabaseBusy } from '#db/unavailable.server.ts'
import { attachment } from '#files/file-name.ts'
import type { PdfDocument } from '#pdf/pdf-document.ts'

const inTurn = pLimit(1)
const maxWaiting = 30

/** Loads the code on first use and creates one PDF at a time, because both need a lot of memory. */
export function makePdf(document: PdfDocument): Promise<Buffer> {
  return inTurn(async () => {
    const { drawPdf } = await import('#pdf/draw-pdf.server.ts')
    return drawPdf(document)
  })
}

export function pdfFileName({ title, number }: Pick<PdfDocument, 'title' | 'number'>): string {
  return `${brand.filePrefix}-${title.toLowerCase()}-${number}.pdf`
}

/**
 * A response that makes the browser save the PDF. Throws `DatabaseBusy` if too many are waiting, because anyone
 * with the link of a quote can request its PDF.
 */
export async function pdfResponse(document: PdfDocument): Promise<Response> {
  if (inTurn.pendingCount >= maxWaiting) throw new DatabaseBusy('Too many PDFs are waiting to be created')
  return new Response(new Uint8Array(await makePdf(document)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': attachment(pdfFileName(document)),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}
