/** The filters of a list in the URL when its page was rendered. */
export type ChosenFilters = Record<string, string>

/** Without the page number and React Router's own parameters for data requests. */
export function chosenFilters(parameters: URLSearchParams): ChosenFilters {
  return Object.fromEntries([...parameters].filter(([name]) => name !== 'page' && !name.startsWith('_')))
}
