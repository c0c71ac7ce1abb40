/** Matches a file name in backticks, optionally followed by an export in backticks: `cart/cart.ts` `addLine`. */
const namedFile = /`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|sql|md))`(?: `(\w+)`)?/g
/** Placeholders for file names in the tables of suffixes. */
const placeholder = /^(?:noun|thing|x|use-thing)\.|^(?:src|test)\/a\/b\./

/**
 * Finds files that a document names but that do not exist, and names that the file does not contain. A path starts
 * at the root of the repository or at src/; a name without a folder can be anywhere.
 */
export function missingFiles(
  document: string,
  text: string,
  files: ReadonlyMap<string, () => string>,
): string[] {
  return [...text.matchAll(namedFile)].flatMap(([, name = '', exported]) => {
    if (placeholder.test(name)) return []
    const found = [...files].filter(([path]) =>
      name.includes('/')
        ? path === name || path === `src/${name}`
        : path.endsWith(`/${name}`) || path === name,
    )
    if (found.length === 0) return [`${document}: names ${name}, which does not exist`]
    if (exported === undefined || found.some(([, read]) => new RegExp(`\\b${exported}\\b`).test(read())))
      return []
    return [`${document}: names ${exported} of ${name}, which does not contain it`]
  })
}
