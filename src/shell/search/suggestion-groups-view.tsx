import { Link } from 'react-router'
import { highlighted } from '#shell/search/highlighted.ts'
import type { SuggestionGroup, SuggestionOption } from '#shell/search/suggestion-groups.ts'
import { optionId } from '#shell/search/use-combobox.ts'
import { ClockIcon } from '#ui/icons/icons-orders.tsx'
import { SearchIcon } from '#ui/icons/icons-interface.tsx'

interface SuggestionGroupsProps {
  groups: readonly SuggestionGroup[]
  term: string
  active: number
  onPoint: (option: number) => void
  onChoose: () => void
}

/** The options of the listbox, in groups with headings. */
export function SuggestionGroups({ groups, term, active, onPoint, onChoose }: SuggestionGroupsProps) {
  const firsts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  )
  return groups.map(({ title, options }, group) => {
    const titleId = `search-group-${group}`
    const named = title === '' ? { 'aria-label': 'All results' } : { 'aria-labelledby': titleId }
    return (
      <div key={title} role="group" className="site-search-group" {...named}>
        {title !== '' && (
          <div id={titleId} role="presentation" className="site-search-title">
            {title}
          </div>
        )}
        {options.map((option, index) => {
          const at = (firsts[group] ?? 0) + index
          return (
            <Link
              key={option.address}
              id={optionId(at)}
              role="option"
              aria-selected={at === active}
              tabIndex={-1}
              to={option.address}
              className="site-search-option"
              onPointerMove={() => onPoint(at)}
              onClick={onChoose}
            >
              <Sign option={option} isPlain={title === ''} />
              <span className="site-search-label min-w-0 grow">
                {highlighted(option.label, option.search === undefined && title !== '' ? term : '').map(
                  ({ start, text, isTerm }) =>
                    isTerm ? <b key={start}>{text}</b> : <span key={start}>{text}</span>,
                )}
                {option.summary && <span className="site-search-summary">{option.summary}</span>}
              </span>
              {option.note && <span className="site-search-note">{option.note}</span>}
            </Link>
          )
        })}
      </div>
    )
  })
}

/** The picture of a product, or an icon for other options. */
function Sign({ option, isPlain }: { option: SuggestionOption; isPlain: boolean }) {
  if (option.picture !== undefined) {
    return (
      <img
        src={option.picture}
        alt=""
        width="56"
        height="42"
        className="h-10.5 w-14 shrink-0 rounded-sm object-cover"
      />
    )
  }
  if (option.search !== undefined) return <ClockIcon className="size-5 shrink-0 text-ink-faint" />
  return isPlain ? <SearchIcon className="size-5 shrink-0 text-ink-faint" /> : null
}
