import { useSearchParams } from 'react-router'
import { Island } from '#ui/loading/island.tsx'

async function fetchFields() {
  return (await import('#enquiries/forms/waitlist-fields.tsx')).WaitlistFields
}

/** A plain import would be part of the page's first load. */
const ServerFields = import.meta.env.SSR ? await fetchFields() : null

interface WaitlistFormProps {
  list: string
  /** The path of the page that it is on. */
  page: string
  label?: string
}

/** An email address for a waitlist (product: enquiries 7). Works without JavaScript, which it loads when it is seen. */
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
