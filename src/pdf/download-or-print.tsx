import { Button, ButtonAnchor, type ButtonVariant } from '#ui/forms/button.tsx'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'
import { DownloadIcon } from '#ui/icons/icons-commerce.tsx'
import { PrinterIcon } from '#ui/icons/icons-orders.tsx'

interface DownloadOrPrintProps {
  /** `null` if the document has letters that the font of PDFs lacks (product: receipts 10). */
  pdfPath: string | null
  /** The look of the first button. */
  variant?: ButtonVariant
}

/** Buttons that save a document as PDF and print its page. Without a PDF, the page is printed or saved as one. */
export function DownloadOrPrint({ pdfPath, variant = 'primary' }: DownloadOrPrintProps) {
  const hasPdf = pdfPath !== null
  return (
    <>
      {hasPdf && (
        <ButtonAnchor href={pdfPath} download variant={variant}>
          <DownloadIcon />
          Download PDF
        </ButtonAnchor>
      )}
      <Button
        variant={hasPdf && variant === 'primary' ? 'secondary' : variant}
        className="noscript:hidden"
        {...keepsEarlyPresses}
        onClick={() => window.print()}
      >
        <PrinterIcon />
        {hasPdf ? 'Print' : 'Print or save as PDF'}
      </Button>
      {!hasPdf && (
        <p className="hidden noscript:block">Print or save as PDF from the menu of your browser.</p>
      )}
    </>
  )
}
