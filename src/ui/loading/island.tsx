import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { wakeWhenNear } from '#ui/loading/wake-when-near.client.ts'

interface IslandProps {
  /** Rendered by the server. The browser keeps that HTML and renders nothing for it. */
  children: ReactNode
  /** Loads the same content as a component. */
  load: () => Promise<ReactNode>
}

/**
 * A part far down the page that is hydrated separately when it comes near the viewport. Unlike a lazy component,
 * whose place React empties if the page changes first, it keeps its HTML and form input.
 */
export function Island({ children, load }: IslandProps) {
  const place = useRef<HTMLDivElement>(null)
  /** Set after client-side navigation, when there is no server HTML to hydrate. */
  const [part, setPart] = useState<ReactNode>(null)
  const fetch = useEffectEvent(load)
  useEffect(() => (place.current ? wakeWhenNear(place.current, () => fetch(), setPart) : undefined), [])
  if (part || import.meta.env.SSR) return <div key="part">{part ?? children}</div>
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
}

/** A constant, because React resets the content when it gets a new object. */
const untouched = { __html: '' }
