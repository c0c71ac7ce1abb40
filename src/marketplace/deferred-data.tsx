import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { useNavigationType, useRevalidator } from 'react-router'
import type { Deferred } from '#lib/deferred.ts'

interface DeferredDataProps<Data extends object> {
  data: Data | Deferred<Data>
  /** A key for the data. If it changes, the skeleton replaces the previous content. */
  of: string
  waiting: ReactNode
  failed: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders deferred loader data: a skeleton until it arrives, or an error if loading failed. */
export function DeferredData<Data extends object>({ of, waiting, ...rest }: DeferredDataProps<Data>) {
  return (
    <Suspense key={of} fallback={<Waiting>{waiting}</Waiting>}>
      <WhenResolved {...rest} />
    </Suspense>
  )
}

/**
 * After Back, as tall as a long page, so that the scroll position is restored before the data arrives. The
 * skeleton stays in view.
 */
function Waiting({ children }: { children: ReactNode }) {
  if (useNavigationType() !== 'POP') return children
  return (
    <div className="min-h-[1000vh]">
      <div className="sticky top-(--nav-height)">{children}</div>
    </div>
  )
}

function WhenResolved<Data extends object>({
  data,
  failed,
  children,
}: Pick<DeferredDataProps<Data>, 'data' | 'failed' | 'children'>) {
  const { revalidate } = useRevalidator()
  const wasDeferred = isDeferred(data)
  const resolved = wasDeferred ? use(data.deferred) : data
  const isOutdatedOutside = wasDeferred && resolved !== null
  useEffect(() => {
    // Other parts of the page, such as the title, also need the data. So this revalidates when the data has
    // arrived.
    if (isOutdatedOutside) void revalidate()
  }, [isOutdatedOutside, revalidate])
  return resolved === null ? failed : children(resolved)
}

/** Returns the last data that has arrived; `null` before the first data. */
export function useLastKnown<Data extends object, Part>(
  data: Data | Deferred<Data>,
  pick: (data: Data) => Part,
): Part | null {
  const now = isDeferred(data) ? null : pick(data)
  const [known, setKnown] = useState(now)
  if (now !== null && now !== known) setKnown(now)
  return now ?? known
}

export function isDeferred<Data extends object>(data: Data | Deferred<Data>): data is Deferred<Data> {
  return 'deferred' in data
}
