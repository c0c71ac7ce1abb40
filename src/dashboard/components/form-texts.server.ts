/**
 * The texts of a submitted form by name, without characters that PostgreSQL cannot store. The last value of a
 * repeated name counts.
 */
export async function formTexts(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData())
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value.replaceAll('\0', '')
  return texts
}
