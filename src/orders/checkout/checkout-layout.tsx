import type { ReactNode } from 'react'

interface CheckoutLayoutProps {
  summary: ReactNode
  /** Loads after the page without shifting the layout (product: checkout 20). */
  note?: ReactNode
  form: ReactNode
}

/**
 * The title and a first explanation. The server renders them, so that customers can read them while their
 * order is loading (product: checkout 4).
 */
export function CheckoutTitle() {
  return (
    <div className="page grid gap-2 pt-6 md:gap-3 md:pt-14">
      <h1 className="text-3xl">Checkout</h1>
      <p className="text-ink-soft">
        You’ll sign and pay after this page. Nothing is charged before you sign.
      </p>
    </div>
  )
}

/**
 * Note, order summary, then customer form. On a wide screen the summary stays visible beside the form, and the
 * note is in the empty space beside the title. On a narrow screen the space above the summary is high enough for
 * the two lines of a note without a box.
 */
export function CheckoutLayout({ summary, note, form }: CheckoutLayoutProps) {
  return (
    <div className="page pb-16 md:pb-24" data-toasts-below="">
      <div className="grid grid-cols-1 gap-10 lg:mt-8 lg:grid-cols-12 lg:gap-x-8">
        <div className="relative lg:col-span-5 lg:col-start-8 lg:row-start-1">
          <div className="max-lg:min-h-13 max-lg:py-1 max-lg:text-sm max-lg:leading-snug max-lg:*:border-0 max-lg:*:bg-transparent max-lg:*:p-0 lg:absolute lg:inset-x-0 lg:bottom-full lg:mb-6">
            {note}
          </div>
          <div className="lg:sticky lg:top-24">{summary}</div>
        </div>
        <div className="lg:col-span-6 lg:col-start-1 lg:row-start-1">{form}</div>
      </div>
    </div>
  )
}
