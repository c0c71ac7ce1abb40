/**
 * Words that the glossary has replaced. Names of files and exports must not contain them. The values say what
 * to write instead.
 */
const retiredWords: ReadonlyMap<string, string> = new Map([
  ['asked', 'requested'],
  ['wanted', 'requested or input'],
  ['told', 'notified'],
  ['typed', 'form values or input'],
  ['happening', 'event'],
  ['happenings', 'events'],
  ['standing', 'status'],
  ['waiting', 'queued, or an open task'],
  ['hearing', 'listening'],
  ['telling', 'publishing'],
  ['silent', 'unresponsive'],
  ['patient', 'without fallback'],
  ['keeper', 'store'],
  ['deed', 'action'],
  ['judge', 'check'],
  ['kept', 'stored'],
  ['late', 'deferred'],
  ['piece', 'component'],
  ['pieces', 'components'],
  ['papers', 'documents'],
  ['behaviour', 'behavior'],
  ['cancelled', 'canceled'],
  ['catalogue', 'catalog'],
  ['colour', 'color'],
  ['favourite', 'favorite'],
  ['labelled', 'labeled'],
])
/** Pairs of neighboring words that the glossary has replaced. */
const retiredPairs: ReadonlyMap<string, string> = new Map([
  ['named files', 'referenced files'],
  ['named file', 'referenced file'],
  ['file uses', 'file references'],
  ['file use', 'file reference'],
])
const exportedNames =
  /^export (?:default )?(?:async )?(?:const|function\*?|class|interface|type|enum) (\w+)/gm

/** Finds retired words in a file's path and in the names of its exports (docs/glossary.md). */
export function retiredNames(path: string, source: string): string[] {
  const exported = [...source.matchAll(exportedNames)].map(([, name = '']) => name)
  return [path, ...exported].flatMap((name) =>
    replacementsIn(name).map(
      ([word, replacement]) => `${path}: '${word}' in ${name} is retired, write ${replacement}`,
    ),
  )
}

function replacementsIn(name: string): [word: string, replacement: string][] {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
  const found = words.flatMap((word, index): [string, string | undefined][] => {
    const pair = `${word} ${words[index + 1] ?? ''}`
    return [
      [word, retiredWords.get(word)],
      [pair, retiredPairs.get(pair)],
    ]
  })
  const limit: [string, string | undefined][] = /^most[A-Z]/.test(name) ? [['most', 'max']] : []
  return [...found, ...limit].flatMap(([word, instead]): [string, string][] =>
    instead === undefined ? [] : [[word, instead]],
  )
}
