import { Suspense, use, useEffect, useState, type ReactNode } from 'react'
import { useRevalidator } from 'react-router'
import type { Deferred } from '#lib/deferred.ts'

interface DeferredDataProps<Data extends object> {
  data: Data | Deferred<Data>
  /** What the data belongs to. If this changes, the skeleton replaces the previous content. */
  of: string
  waiting: ReactNode
  failed: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows deferred loader data: a skeleton while loading, an error if the request failed. */
export function DeferredData<Data extends object>({ of, waiting, ...rest }: DeferredDataProps<Data>) {
  return (
    <Suspense key={of} fallback={waiting}>
      <WhenResolved {...rest} />
    </Suspense>
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
    // The title and everything outside this part need the data too, so revalidate once it has arrived.
    if (isOutdatedOutside) void revalidate()
  }, [isOutdatedOutside, revalidate])
  return resolved === null ? failed : children(resolved)
}

/** The last known data while new data is loading; `null` before the first. */
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
