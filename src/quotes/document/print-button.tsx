import { Button } from '#ui/forms/button.tsx'

export function PrintButton() {
  return (
    <Button variant="secondary" size="large" className="noscript:hidden" onClick={() => window.print()}>
      Print or save as PDF
    </Button>
  )
}
