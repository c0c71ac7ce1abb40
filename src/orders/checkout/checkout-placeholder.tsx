import { CheckoutLayout, CheckoutTitle } from '#orders/checkout/checkout-layout.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/**
 * A skeleton shown while the session or the cart is loading. It is as tall as the form, so that the Back button
 * can restore the scroll position.
 */
export function CheckoutPlaceholder() {
  return (
    <CheckoutLayout
      summary={
        <div className="card card-plain grid gap-5 p-5 md:p-8 max-lg:pb-17">
          <VisuallyHidden>Loading your order…</VisuallyHidden>
          <noscript>
            {import.meta.env.SSR && (
              <p>
                The checkout needs JavaScript. Please turn it on in your browser and load this page again.
              </p>
            )}
          </noscript>
          <h2 className="text-xl">Order Summary</h2>
          {[1, 2].map((line) => (
            <div key={line} className="flex justify-between gap-6 max-lg:hidden">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-5 w-20" />
            </div>
          ))}
          <Skeleton className="mt-2 h-8 w-full max-lg:hidden" />
        </div>
      }
      form={
        <div className="grid content-start gap-6 max-lg:min-h-500">
          <div className="grid gap-1">
            <h2 className="text-2xl">Customer Information</h2>
            <p className="text-sm text-ink-soft">For your documents and your receipt.</p>
          </div>
          {fields.map((field) => (
            <div key={field} className="grid gap-2">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-12 w-full" />
            </div>
          ))}
        </div>
      }
    />
  )
}

export function TitledPlaceholder() {
  return (
    <>
      <CheckoutTitle />
      <CheckoutPlaceholder />
    </>
  )
}

const fields = [1, 2, 3, 4, 5, 6]
