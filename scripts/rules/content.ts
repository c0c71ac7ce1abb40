/**
 * Identifiers in src/ that may contain the company's name because nobody sees them: storage keys, addresses, names
 * of services.
 */
const identifiers = [
  /\bwadah\\?\.[a-z_]*/g,
  /(?:\/|route\(')wadah-(?:network|fund|tech-solutions)\b/g,
  /'wadah(?:-storefront|-incoming| store%?| jobs| migrations| notifications)?'/g,
]

/** Finds the company's name in src/. It belongs in content/. */
export function brandViolations(path: string, source: string, name: string): string[] {
  const read = identifiers.reduce((text, identifier) => text.replaceAll(identifier, ''), source)
  const pattern = new RegExp(name, 'i')
  return read
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line) ? [`src/${path}:${index + 1}: '${name}' belongs in content/`] : [],
    )
}

/** Content must be plain data: it may import only types from src/ and must not compute anything. */
export function contentViolations(path: string, source: string): string[] {
  const violations: string[] = []
  for (const [, specifier = ''] of source.matchAll(/^import (?!type )[^'"]*['"]([^'"]+)['"]/gm)) {
    if (!specifier.startsWith('#content/'))
      violations.push(`${path}: may import only types from ${specifier}`)
  }
  if (/=>|\bfunction\b/.test(withoutTexts(source))) violations.push(`${path}: content holds no functions`)
  return violations
}

function withoutTexts(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, '')
}
