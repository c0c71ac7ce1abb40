import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

interface LazyPartStates {
  /** Shown until the part is loaded. */
  loading?: ReactNode
  /** Shown in place of the part when it could not be loaded. */
  failed: (retry: () => Promise<void>) => ReactNode
}

/**
 * A component that is loaded when it is first shown. React's `lazy` keeps a failure for good; here the visitor can try
 * again, and the rest of the page stays as it is.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: LazyPartStates,
) {
  let Part: ComponentType<Props> | undefined

  return function LazyPart(props: Props) {
    const [hasFailed, setFailed] = useState<boolean>()
    const request = async () => {
      Part = await load().catch(() => undefined)
      setFailed(!Part)
    }
    useEffect(() => {
      if (!Part) void request()
    }, [])
    if (Part) return <Part {...props} />
    return hasFailed ? failed(request) : loading
  }
}
