import type { ReactNode } from 'react'

interface CheckoutLayoutProps {
  summary: ReactNode
  /** May load after the page. On a wide screen it does not shift the layout (product: checkout 20). */
  note?: ReactNode
  form: ReactNode
}

/**
 * The title and a first explanation. The server renders them, so that customers can read them while their
 * order is loading (product: checkout 4).
 */
export function CheckoutTitle() {
  return (
    <div className="page grid gap-3 pt-10 md:pt-14">
      <h1 className="text-3xl">Checkout</h1>
      <p className="text-ink-soft">
        You’ll sign and pay after this page. Nothing is charged before you sign.
      </p>
    </div>
  )
}

/**
 * Note, order summary, then customer form. On a wide screen the summary stays visible beside the form, and the
 * note is in the empty space beside the title.
 */
export function CheckoutLayout({ summary, note, form }: CheckoutLayoutProps) {
  return (
    <div className="page pb-16 md:pb-24">
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-x-8">
        <div className="relative lg:col-span-5 lg:col-start-8 lg:row-start-1">
          <div className="mb-6 empty:hidden lg:absolute lg:inset-x-0 lg:bottom-full">{note}</div>
          <div className="lg:sticky lg:top-24">{summary}</div>
        </div>
        <div className="lg:col-span-6 lg:col-start-1 lg:row-start-1">{form}</div>
      </div>
    </div>
  )
}
