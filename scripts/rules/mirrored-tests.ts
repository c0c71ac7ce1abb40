import { posix } from 'node:path'

/**
 * Finds tests in the wrong place. The tests of `src/a/b.ts` are in `test/a/b.test.ts`, or in a folder named after
 * the feature or the file. Shared test code is in subfolders of `test/support/`.
 */
export function misplacedTests(tests: readonly string[], sources: readonly string[]): string[] {
  const places = new Set<string>()
  for (const path of sources) {
    const file = path.replace(/^src\//, '')
    for (let folder = posix.dirname(file); folder !== '.'; folder = posix.dirname(folder)) places.add(folder)
    places.add(file.replace(/\.[^/]*$/, ''))
  }
  const atRoot = tests.filter((path) => posix.dirname(path) === 'test/support').length
  const crowded =
    atRoot > 40 ? [`test/support: ${atRoot} files at its root, at most 40; use its subfolders`] : []
  const misplaced = tests.flatMap((path) => {
    const file = path.slice('test/'.length)
    if (/^(?:support|scripts|sandbox)\//.test(file)) return []
    if (!/\.test\.tsx?$/.test(file)) return [`${path}: what tests share belongs in test/support/`]
    return places.has(posix.dirname(file)) ? [] : [`${path}: no folder or file of src/ has this place`]
  })
  return [...crowded, ...misplaced]
}
