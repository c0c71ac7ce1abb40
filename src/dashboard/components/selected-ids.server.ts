import { formText } from '#lib/form-text.ts'

/** The selected rows of a submitted list or, once somebody chose them, all rows that match its filters. */
export async function selectedIds(
  form: FormData,
  {
    isId,
    max,
    matching,
  }: { isId: (text: string) => boolean; max: number; matching: () => Promise<readonly { id: string }[]> },
): Promise<string[]> {
  if (formText(form, 'all') !== '') return (await matching()).map(({ id }) => id)
  return [...new Set(form.getAll('selected').map(String).filter(isId))].slice(0, max)
}
