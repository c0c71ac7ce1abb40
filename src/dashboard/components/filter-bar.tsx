import type { ReactNode } from 'react'
import { Form } from 'react-router'

/** Filters in one line. They are a GET form, so their state is in the URL and works without JavaScript. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Form method="get" role="search" aria-label={label} className="filter-bar">
      {children}
      <button type="submit" className="button button-secondary button-medium">
        Apply
      </button>
    </Form>
  )
}
