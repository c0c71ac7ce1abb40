/** The texts of a submitted form, by name. What was sent twice counts once, files do not. */
export async function formTexts(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => new FormData())
  const texts: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value
  return texts
}
