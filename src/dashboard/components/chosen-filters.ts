/** What the filters of a list were when its page was made, as in the URL. */
export type ChosenFilters = Record<string, string>

/** Without the page, and without what React Router adds to its own requests for data. */
export function chosenFilters(parameters: URLSearchParams): ChosenFilters {
  return Object.fromEntries([...parameters].filter(([name]) => name !== 'page' && !name.startsWith('_')))
}
