import { useSearchParams } from 'react-router'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { wakeWhenNear } from '#ui/loading/wake-when-near.client.ts'

async function fetchFields() {
  return (await import('#enquiries/forms/waitlist-fields.tsx')).WaitlistFields
}

/** Imported on the server only: a static import would add the form to the page's first load. */
const ServerFields = import.meta.env.SSR ? await fetchFields() : null

interface WaitlistFormProps {
  list: string
  page: string
  label?: string
}

/**
 * A form to join a waitlist by email (product: enquiries 7). Works without JavaScript, which it loads when it
 * becomes visible.
 */
export function WaitlistForm({ list, page, label = 'Join the waitlist' }: WaitlistFormProps) {
  const [parameters] = useSearchParams()
  const outcome = outcomes.find((each) => parameters.get(each) === list) ?? null
  const fields = { list, page, label, outcome }
  return (
    <Island
      key={list}
      load={async () => {
        const LoadedFields = await fetchFields()
        return <LoadedFields {...fields} />
      }}
    >
      {ServerFields && <ServerFields {...fields} />}
    </Island>
  )
}

const outcomes = ['joined', 'failed'] as const

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
function Island({ children, load }: IslandProps) {
  const place = useRef<HTMLDivElement>(null)
  /** The part after client-side navigation, when there is no server HTML to hydrate. */
  const [part, setPart] = useState<ReactNode>(null)
  const fetch = useEffectEvent(load)
  useEffect(() => (place.current ? wakeWhenNear(place.current, () => fetch(), setPart) : undefined), [])
  if (part || import.meta.env.SSR) return <div key="part">{part ?? children}</div>
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
}

/** A constant, because React resets the content when it gets a new object. */
const untouched = { __html: '' }
