/** Returns a form field as text, or an empty text if the field is missing or a file. */
export function formText(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

/** Returns the trimmed lines of a text, without empty lines. */
export function linesIn(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

/** Returns the text fields of a form by name, without files. */
export function textsIn(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}
