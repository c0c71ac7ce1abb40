import type { ReactNode } from 'react'
import { Form } from 'react-router'

/** Filters in one row. A GET form, so that the state is in the URL and works without JavaScript. */
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
