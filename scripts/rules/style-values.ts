/** Finds colors that are not tokens, and inline styles, which the content security policy would block. */
export function styleViolations(path: string, source: string): string[] {
  const violations: string[] = []
  const lines = source.split('\n')
  lines.forEach((line, index) => {
    const at = `${path}:${index + 1}`
    if (/\bstyle=\{/.test(line)) violations.push(`${at}: no style attribute, use a class`)
    if (holdsRawColors(path)) return
    if (
      /#[0-9a-f]{3}(?:[0-9a-f]{3})?\b(?![\w-]*\.tsx?)/i.test(withoutImports(line)) &&
      /['"`: ]#[0-9a-f]{3,6}['"`;, )]/i.test(line)
    ) {
      violations.push(`${at}: a raw color, use a token of content/tokens.css`)
    }
    if (/\b(?:rgb|hsl|oklch)a?\(/.test(line))
      violations.push(`${at}: a raw color, use a token of content/tokens.css`)
  })
  return violations
}

/**
 * Exceptions are the tokens themselves, pictures, because their colors belong to the drawing, and mails, because
 * they have no stylesheet.
 */
function holdsRawColors(path: string): boolean {
  return path === 'app.css' || path.startsWith('art/') || /mails?[-.]/.test(path)
}

function withoutImports(line: string): string {
  return /^\s*(import|export)\b/.test(line) ? '' : line
}

const maxLines = 250

export function longFile(path: string, source: string): string[] {
  const lines = source.trimEnd().split('\n').length
  return lines <= maxLines ? [] : [`${path}: ${lines} lines, more than ${maxLines}`]
}
