import { Button, ButtonAnchor, type ButtonSize, type ButtonVariant } from '#ui/forms/button.tsx'
import { keepsEarlyPresses } from '#ui/forms/early-press.ts'
import { DownloadIcon } from '#ui/icons/icons-commerce.tsx'
import { PrinterIcon } from '#ui/icons/icons-orders.tsx'

interface DownloadOrPrintProps {
  /** `null` if the document has letters that the font of PDFs lacks (product: receipts 10). */
  pdfPath: string | null
  /** The look of the first button. */
  variant?: ButtonVariant
  size?: ButtonSize
}

/** Buttons that save a document as PDF and print its page. Without a PDF, the page is printed or saved as one. */
export function DownloadOrPrint({ pdfPath, variant = 'primary', size = 'medium' }: DownloadOrPrintProps) {
  const hasPdf = pdfPath !== null
  return (
    <>
      {hasPdf && (
        <ButtonAnchor href={pdfPath} download variant={variant} size={size}>
          <DownloadIcon />
          Download PDF
        </ButtonAnchor>
      )}
      <Button
        variant={hasPdf ? 'secondary' : variant}
        size={size}
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
