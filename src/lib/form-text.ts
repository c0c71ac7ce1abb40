/** One field of a submitted form as text; empty if it is missing or a file. */
export function formText(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** The trimmed lines of a text, without empty ones. */
export function linesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** The texts of a form by name, without files. */
export function textsIn(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}
