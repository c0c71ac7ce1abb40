import { useSearchParams } from 'react-router'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { wakeWhenNear } from '#ui/loading/wake-when-near.client.ts'

async function fetchFields() {
  return (await import('#enquiries/forms/waitlist-fields.tsx')).WaitlistFields
}

/** Only the server imports this. A static import would add the form to the JavaScript of the first load. */
const ServerFields = import.meta.env.SSR ? await fetchFields() : null

interface WaitlistFormProps {
  list: string
  page: string
  label?: string
}

/**
 * A form to join a waitlist. Works without JavaScript, and loads its script when it becomes visible (product:
 * enquiries 7).
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
  /** The content that the server renders. The browser keeps that HTML and does not render it again. */
  children: ReactNode
  /** Loads the same content for the browser. */
  load: () => Promise<ReactNode>
}

/**
 * A part far down the page that is hydrated on its own when it comes near the viewport. React would empty a lazy
 * component if the page changed first; an island keeps its HTML and entered values.
 */
function Island({ children, load }: IslandProps) {
  const place = useRef<HTMLDivElement>(null)
  /** The content after a client-side navigation, when there is no server HTML to hydrate. */
  const [part, setPart] = useState<ReactNode>(null)
  const fetch = useEffectEvent(load)
  useEffect(() => (place.current ? wakeWhenNear(place.current, () => fetch(), setPart) : undefined), [])
  if (part || import.meta.env.SSR) return <div key="part">{part ?? children}</div>
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
}

/** A constant, because React would reset the content if it got a new object. */
const untouched = { __html: '' }
