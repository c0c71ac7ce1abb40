/** The texts of a submitted form, by name, without what PostgreSQL cannot store. Of repeated names the last counts. */
export async function formTexts(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData())
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value.replaceAll('\0', '')
  return texts
}
