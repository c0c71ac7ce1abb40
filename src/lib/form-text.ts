/** One field of a submitted form as text; empty if it is missing or a file. */
export function formText(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
