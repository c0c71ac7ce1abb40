import { useEffect, useState, type ComponentType, type ReactNode } from 'react'

interface LazyPartStates<Props> {
  loading?: ReactNode
  /** Rendered if the component could not be loaded. */
  failed: (retry: () => Promise<void>, props: Props) => ReactNode
}

/**
 * A component that loads when it is first shown. React's `lazy` remembers a failure forever. Here the visitor
 * can retry, and the rest of the page keeps its state.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { loading, failed }: LazyPartStates<Props>,
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
    return hasFailed ? failed(request, props) : loading
  }
}
