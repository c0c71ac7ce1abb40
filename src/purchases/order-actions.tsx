import { portalStep } from '#purchases/next-step.ts'
import { useOrderActions, type OrderActionsOptions } from '#purchases/use-order-actions.ts'
import { Button } from '#ui/forms/button.tsx'
import { fetchedEarly, LazyDialog } from '#ui/dialogs/lazy-dialog.tsx'

/** The customer's actions: continue an unfinished hand-off, or cancel before signing. */
export function OrderActions({ order, ...options }: OrderActionsOptions) {
  const { running, isConfirming, setConfirming, continueOrder, cancelOrder } = useOrderActions({
    order,
    ...options,
  })
  if (!order.may_continue && !order.may_cancel) return null

  return (
    <div className="flex flex-wrap gap-3 noscript:hidden" data-screen-only="">
      {order.may_continue && (
        <Button busy={running === 'resume'} busyLabel="Opening…" onClick={continueOrder}>
          {portalStep(order)}
        </Button>
      )}
      {order.may_cancel && (
        <Button variant="quiet" onClick={() => setConfirming(true)} {...fetchedEarly(noContent)}>
          Cancel order
        </Button>
      )}
      <LazyDialog
        open={isConfirming}
        onClose={() => setConfirming(false)}
        title="Cancel this order?"
        load={noContent}
      >
        {() => (
          <>
            <p>You won’t be able to sign its documents anymore. Nothing has been charged.</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button
                variant="danger"
                busy={running === 'cancel'}
                busyLabel="Canceling…"
                onClick={cancelOrder}
              >
                Yes, cancel the order
              </Button>
              <Button variant="secondary" onClick={() => setConfirming(false)}>
                Keep the order
              </Button>
            </div>
          </>
        )}
      </LazyDialog>
    </div>
  )
}

/** The lazy dialog requires a loader, but the confirmation is part of this file, because it is small. */
async function noContent() {
  return {}
}
