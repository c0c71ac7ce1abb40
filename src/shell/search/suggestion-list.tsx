import { useEffect, useState } from 'react'
import { counted } from '#catalog/products/labels.ts'
import type { ComboboxAttributes } from '#shell/search/header-search.tsx'
import { noOption } from '#shell/search/next-option.ts'
import { RecentSearches } from '#shell/search/recent-searches.tsx'
import { SuggestionGroups } from '#shell/search/suggestion-groups-view.tsx'
import {
  firstGroups,
  helpGroups,
  searchOptions,
  suggestionGroups,
  type SuggestionGroup,
} from '#shell/search/suggestion-groups.ts'
import { optionId, useActiveOption, useInputTerm } from '#shell/search/use-combobox.ts'
import { useCategories } from '#shell/search/use-categories.ts'
import { useSuggested } from '#shell/search/use-suggested.ts'
import { Spinner } from '#ui/forms/spinner.tsx'
import { onStored } from '#lib/stored.client.ts'
import { searchesKey } from '#shell/search/remember-search.ts'
import { readSearches } from '#shell/search/searches.client.ts'

interface SuggestionListProps {
  input: HTMLInputElement
  onChanged: (attributes: ComboboxAttributes) => void
  onLeave: () => void
}

const listId = 'search-suggestions'

/** Recent and popular searches and categories, or suggestions once there is input (product: pages 23, 24). */
export function SuggestionList({ input, onChanged, onLeave }: SuggestionListProps) {
  const term = useInputTerm(input)
  const searches = useRecentSearches()
  const categories = useCategories()
  const { answer, isSlow } = useSuggested(term)
  const groups = groupsFor(term, { searches, categories, answer })
  const options = groups.flatMap((group) => group.options)
  const [active, setActive] = useActiveOption(input, { count: options.length, onEscape: onLeave })
  const isExpanded = options.length > 0
  useEffect(() => {
    onChanged({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isExpanded,
      'aria-controls': isExpanded ? listId : undefined,
      'aria-activedescendant': active === noOption ? undefined : optionId(active),
    })
    return () => onChanged({})
  }, [onChanged, isExpanded, active])

  const message = messageOf(term, answer)
  return (
    <div className="site-search-found">
      {isSlow && <Spinner className="absolute end-42 top-[1.45rem] text-ink-faint size-5" />}
      <p role="status" className={message.isSeen ? 'site-search-message' : 'sr-only'}>
        {message.text}
      </p>
      {isExpanded && (
        <div className="relative">
          <div id={listId} role="listbox" aria-label="Suggestions">
            <SuggestionGroups
              groups={groups}
              term={term}
              active={active}
              onPoint={setActive}
              onChoose={onLeave}
            />
          </div>
          {term === '' && searches.length > 0 && <RecentSearches input={input} searches={searches} />}
        </div>
      )}
    </div>
  )
}

type Answer = ReturnType<typeof useSuggested>['answer']

function groupsFor(
  term: string,
  {
    searches,
    categories,
    answer,
  }: {
    searches: readonly string[]
    categories: ReturnType<typeof useCategories>
    answer: Answer
  },
): SuggestionGroup[] {
  if (term === '') return firstGroups(searches, categories)
  if (!answer?.suggested) return []
  const found = [...helpGroups(term), ...suggestionGroups(answer.suggested)]
  if (found.length === 0) return []
  // Suggestions for an earlier term stay until the next ones arrive, but its correction would be wrong.
  const corrected = answer.term === term ? answer.suggested.did_you_mean : null
  return [...found, { title: '', options: searchOptions(term, corrected) }]
}

/** The message for screen readers. It is visible only if there is nothing else to show. */
function messageOf(term: string, answer: Answer): { text: string; isSeen: boolean } {
  if (!answer || answer.term !== term) return { text: '', isSeen: false }
  if (!answer.suggested) {
    return { text: 'Suggestions are taking a break. Press Enter to see all results.', isSeen: true }
  }
  const count = suggestionGroups(answer.suggested).flatMap(({ options }) => options).length
  if (count === 0)
    return { text: `No suggestions for “${term}”. Press Enter to search anyway.`, isSeen: true }
  return { text: counted(count, 'suggestion'), isSeen: false }
}

/** The recent searches of this browser. Changes in other tabs update them. */
function useRecentSearches(): readonly string[] {
  const [searches, setSearches] = useState(readSearches)
  useEffect(() => onStored(searchesKey, () => setSearches(readSearches())), [])
  return searches
}
