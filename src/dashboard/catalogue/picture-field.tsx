import { TextArea } from '#ui/field.tsx'

interface PictureFieldProps {
  id: string
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  defaultValue: string
}

/** The pictures of a product: their addresses, one a line, the card's first. */
export function PictureField(field: PictureFieldProps) {
  return <TextArea {...field} rows={3} className="form-wide" />
}
