import type { ReactNode } from 'react'

interface CheckoutLayoutProps {
  /** The part above both, so that on a phone it comes before the summary. */
  notice?: ReactNode
  summary: ReactNode
  form: ReactNode
}

export function CheckoutTitle() {
  return <h1 className="page pt-10 text-3xl md:pt-14">Checkout</h1>
}

/** Order summary, then customer form. On a wide screen the summary stays visible beside the form. */
export function CheckoutLayout({ notice, summary, form }: CheckoutLayoutProps) {
  return (
    <div className="page pb-16 md:pb-24">
      <div className="mt-6 max-w-form empty:hidden">{notice}</div>
      <div className="mt-8 grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-x-8">
        <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1">
          <div className="lg:sticky lg:top-24">{summary}</div>
        </div>
        <div className="lg:col-span-6 lg:col-start-1 lg:row-start-1">{form}</div>
      </div>
    </div>
  )
}
