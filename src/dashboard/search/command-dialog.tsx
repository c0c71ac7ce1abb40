import { useEffect, useId, useRef, useState } from 'react'
import { useFetcher, useNavigate, useSubmit } from 'react-router'
import { commandsFor, type FoundGroup, type FoundRow } from '#dashboard/search/found.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'

interface CommandDialogProps {
  open: boolean
  onClose: () => void
  commands: readonly FoundRow[]
}

const typingPause = 200

/** Finds records, pages and actions by keyboard: arrows select, Enter opens. */
export function CommandDialog({ open, onClose, commands }: CommandDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Find anything" closesOutside>
      {open && <Finder commands={commands} onClose={onClose} />}
    </Dialog>
  )
}

function Finder({ commands, onClose }: Omit<CommandDialogProps, 'open'>) {
  const id = useId()
  const navigate = useNavigate()
  const submit = useSubmit()
  const { data, load, state } = useFetcher<{ term: string; groups: readonly FoundGroup[] }>()
  const [term, setTerm] = useState('')
  const [active, setActive] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  // Focuses the field, because the browser would focus the first button of the dialog.
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    if (term.trim() === '') return
    const pause = setTimeout(() => {
      void load(`/dashboard/search?${new URLSearchParams({ q: term.trim() })}`)
    }, typingPause)
    return () => clearTimeout(pause)
  }, [term, load])
  const goTo = { title: 'Pages and commands', rows: commandsFor(term, commands), more: '' }
  const found = term.trim() === '' ? [] : (data?.groups ?? [])
  const groups = [goTo, ...found].filter(({ rows }) => rows.length > 0)
  const all = groups.flatMap(({ rows }) => rows)
  const current = Math.min(active, all.length - 1)
  const isLoading = state !== 'idle' || (term.trim() !== '' && data?.term !== term.trim())
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current])
  const openRow = (row: FoundRow | undefined) => {
    if (!row) return
    onClose()
    if (row.isAction) void submit(null, { method: 'post', action: row.path })
    else void navigate(row.path)
  }
  return (
    <>
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label="Find anything"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
        placeholder="Products, orders, customers, people, or a command"
        className="control w-full"
        value={term}
        onChange={({ currentTarget }) => {
          setTerm(currentTarget.value)
          setActive(0)
        }}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
          if (step !== 0) {
            event.preventDefault()
            setActive((current + step + all.length) % Math.max(1, all.length))
          }
          if (event.key === 'Enter') openRow(all[current])
          // By default, Escape would only clear the search field.
          if (event.key === 'Escape') {
            event.preventDefault()
            onClose()
          }
        }}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        className="mt-3 max-h-[min(50dvh,26rem)] overflow-y-auto"
      >
        {groups.map(({ title, rows }) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-soft">
              {title}
            </p>
            {rows.map((row) => {
              const index = all.indexOf(row)
              return (
                // The field keeps the focus and handles the keys of the list.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
                <div
                  key={row.path + row.label}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === current}
                  className="grid min-h-10 cursor-pointer grid-cols-[minmax(0,1fr)_minmax(0,auto)] items-center gap-4 rounded-md px-3 text-sm/[1.6] hover:bg-sunken aria-selected:bg-sunken"
                  onClick={() => openRow(row)}
                >
                  <span className="min-w-0 truncate text-ink">{row.label}</span>
                  <span className="min-w-0 truncate text-ink-soft">{row.detail}</span>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className="min-h-6 px-3 pt-1 text-sm text-ink-soft">
        {all.length === 0 && !isLoading
          ? `Nothing found for “${term.trim()}”.`
          : isLoading
            ? 'Searching…'
            : ''}
      </p>
    </>
  )
}
