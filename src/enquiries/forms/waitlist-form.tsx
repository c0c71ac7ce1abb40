import { useSearchParams } from 'react-router'
import { Island } from '#ui/loading/island.tsx'

async function fetchFields() {
  return (await import('#enquiries/forms/waitlist-fields.tsx')).WaitlistFields
}

/** On the server only. A static import would add the form to the page's first load. */
const ServerFields = import.meta.env.SSR ? await fetchFields() : null

interface WaitlistFormProps {
  list: string
  /** The path of the page with the form. */
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
