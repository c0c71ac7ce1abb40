import { lazyPart } from '#ui/loading/lazy-part.tsx'
import { RetryButton } from '#ui/forms/retry-button.tsx'

/** Few orders are active, so few pages load it. The order is shown even if it fails to load. */
export const LazyOrderFiles = lazyPart(
  () => import('#purchases/order-files.tsx').then((file) => file.OrderFiles),
  {
    failed: (retry) => (
      <p>
        Your files could not be loaded. <RetryButton variant="secondary" onRetry={retry} />
      </p>
    ),
  },
)
