import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { wakeWhenNear } from '#ui/loading/wake-when-near.client.ts'

interface IslandProps {
  /** What the server shows. The browser keeps that HTML as it is and renders nothing for it. */
  children: ReactNode
  /** The same, from modules that are loaded then. */
  load: () => Promise<ReactNode>
}

/**
 * A part of the page far down that is hydrated by itself once it comes near. Unlike a lazy component, whose place React
 * empties when the page around it changes first, it stays, and so does what was typed and pressed in it.
 */
export function Island({ children, load }: IslandProps) {
  const place = useRef<HTMLDivElement>(null)
  /** Where the server has rendered nothing, since the page was opened from another one. */
  const [part, setPart] = useState<ReactNode>(null)
  const fetch = useEffectEvent(load)
  useEffect(() => (place.current ? wakeWhenNear(place.current, () => fetch(), setPart) : undefined), [])
  if (part || import.meta.env.SSR) return <div key="part">{part ?? children}</div>
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
}

/** React sets the content again when this is another object. */
const untouched = { __html: '' }
