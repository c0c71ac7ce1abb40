/** The filters of a list in the URL when its page was rendered. */
export type ChosenFilters = Record<string, string>

/** Leaves out parameters that only arrange the list, and those that React Router adds to data requests. */
export function chosenFilters(parameters: URLSearchParams): ChosenFilters {
  return Object.fromEntries([...parameters].filter(([name]) => !others.has(name) && !name.startsWith('_')))
}

const others = new Set(['page', 'size', 'sort', 'edit', 'hide', 'done'])
