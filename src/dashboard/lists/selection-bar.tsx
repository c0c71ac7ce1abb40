import { useEffect, useRef, type ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { CheckBox } from '#dashboard/components/check-box.tsx'
import type { Selection } from '#dashboard/lists/use-selection.ts'
import { Button } from '#ui/forms/button.tsx'
import { CloseIcon } from '#ui/icons/icons-interface.tsx'

interface SelectionBarProps {
  selection: Selection
  /** The number of rows on the page, and the number that match the filters. */
  rows: number
  count: number
  /** The maximum number of rows in one bulk change. */
  max: number
  one: string
  /** The plural of `one`. The default is `one` with an s. */
  many?: string
  /** The buttons of the bulk actions. */
  children: ReactNode
}

/** The bar of a list's form, with the number of selected rows and the actions for them. */
export function SelectionBar({
  selection,
  rows,
  count,
  max,
  one,
  many = `${one}s`,
  children,
}: SelectionBarProps) {
  const { ids, isHydrated, hasPage, hasAll, takeAll } = selection
  if (isHydrated && ids.length === 0) return null
  const number = hasAll ? count : ids.length
  return (
    <div role="group" aria-label="Selected rows" className="bulk-bar" data-hydrated={isHydrated}>
      <div className="bulk-head flex flex-wrap items-center gap-x-2 max-md:flex-[1_1_12rem]">
        <p role="status" className="ps-1 font-semibold whitespace-nowrap text-ink">
          {isHydrated
            ? `${number.toLocaleString('en-US')} ${number === 1 ? one : many} selected`
            : 'Selected:'}
        </p>
        {isHydrated && (
          <button
            type="button"
            className="-ms-3 grid size-11 place-items-center text-ink-soft"
            title="Clear selection"
            onClick={selection.clear}
          >
            <CloseIcon className="size-4" />
            <span className="sr-only">Clear selection</span>
          </button>
        )}
        {isHydrated && !hasAll && hasPage && count > rows && (
          <AllThatMatch count={count} max={max} takeAll={takeAll} />
        )}
        {!isHydrated && count > rows && count <= max && (
          <CheckBox
            name="all"
            value="1"
            defaultChecked={hasAll}
            label={`All ${count.toLocaleString('en-US')} that match`}
          />
        )}
        {isHydrated && hasAll && <input type="hidden" name="all" value="1" />}
      </div>
      <div className="bulk-actions flex flex-wrap items-center gap-2">{children}</div>
    </div>
  )
}

function AllThatMatch({ count, max, takeAll }: { count: number; max: number; takeAll: () => void }) {
  if (count > max) {
    return <span className="text-ink-soft">Up to {max.toLocaleString('en-US')} at once.</span>
  }
  return (
    <Button variant="quiet" onClick={takeAll}>
      Select all {count.toLocaleString('en-US')} that match
    </Button>
  )
}

interface ConfirmBarProps {
  question: string
  ids: readonly string[]
  /** The names of the rows, in the same order as `ids`. */
  names?: readonly string[]
  /** More fields that the confirmation submits. */
  fields?: Readonly<Record<string, string>>
  intent: string
  /** The label of the button that confirms; `null` if nothing would change. */
  label: string | null
  /** More details about the rows. */
  children?: ReactNode
}

const namesShown = 5

/** Replaces the bar with a confirmation that names the rows (product: dashboard 29). */
export function ConfirmBar({
  question,
  ids,
  names = [],
  fields = {},
  intent,
  label,
  children,
}: ConfirmBarProps) {
  const { search } = useLocation()
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  const more = ids.length - Math.min(names.length, namesShown)
  return (
    <Form method="post" role="group" aria-label="Confirm" className="bulk-bar">
      <div className="min-w-0 flex-auto" role="alert">
        <p className="font-semibold text-ink">{question}</p>
        {names.length > 0 && (
          <p className="text-ink-soft">
            {names.slice(0, namesShown).join(', ')}
            {more > 0 && ` and ${more.toLocaleString('en-US')} more`}
          </p>
        )}
      </div>
      {children}
      {ids.map((id) => (
        <input key={id} type="hidden" name="selected" value={id} />
      ))}
      {Object.entries({ ...fields, sure: 'yes' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="bulk-actions flex flex-wrap items-center gap-2">
        {label !== null && (
          <Button type="submit" name="intent" value={intent} ref={confirm}>
            {label}
          </Button>
        )}
        <Link to={{ search }} replace preventScrollReset className="button button-quiet button-medium">
          Cancel
        </Link>
      </div>
    </Form>
  )
}
