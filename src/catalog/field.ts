import * as z from 'zod/mini'

/**
 * The input of a field. `list` has one entry per line. `picture` has an address, `pictures` one per line.
 * `download` has the address of an uploaded file or any other address.
 */
export type FieldKind =
  | 'line'
  | 'text'
  | 'list'
  | 'picture'
  | 'pictures'
  | 'money'
  | 'whole'
  | 'check'
  | 'choice'
  | 'day'
  | 'address'
  | 'download'
  | 'rows'

export interface FieldChoice {
  value: string
  label: string
}

export interface RowColumn {
  name: string
  label: string
  kind: 'line' | 'text' | 'list' | 'day' | 'address' | 'check'
  hint?: string
}

/** The label, the input and the display of a field. The field's schema sets its limits. */
interface FieldDescription {
  label: string
  kind: FieldKind
  section: string
  hint?: string
  isRequired?: boolean
  /** The value in the form of a new record. Empty by default. */
  initial?: string
  /** `categories` and `sellers` come from the database. */
  choices?: readonly FieldChoice[] | 'categories' | 'sellers'
  columns?: readonly RowColumn[]
  /** The label of a row, such as 'step'. */
  row?: string
  /** Lets uploads add rows, with the file as their `address` or `picture`. */
  uploads?: 'download' | 'picture'
  /** Values that every row has and that are not inputs. */
  constants?: Readonly<Record<string, string>>
  /** Whether only staff can set the value, and sellers cannot propose one (product: dashboard 41, 46). */
  isStaffOnly?: boolean
  /** Whether a change must be confirmed if the record is public. */
  isConfirmed?: boolean
  /** Whether customers can compare this field of products (product: saved 11). */
  isCompared?: boolean
}

export interface EditedField extends FieldDescription {
  name: string
}

export interface FieldSection {
  id: string
  title: string
  lead?: string
  fields: readonly EditedField[]
}

const descriptions = z.registry<FieldDescription>()

/** Describes a field of a record, with the schema that parses its form value. */
export function field<Schema extends z.ZodMiniType>(schema: Schema, description: FieldDescription): Schema {
  const described = schema.clone()
  descriptions.add(described, description)
  return described
}

/** The fields of a record by name, in the order of its form. */
export type RecordFields = Readonly<Record<string, z.ZodMiniType>>

export type ValuesOf<Described extends RecordFields> = z.output<z.ZodMiniObject<Described>>

export function fieldsOf(fields: RecordFields): EditedField[] {
  return Object.entries(fields).map(([name, schema]) => {
    const description = descriptions.get(schema)
    if (!description) throw new Error(`The field ${name} has no description`)
    return { name, ...description }
  })
}

/** Whether an empty form value is stored as `null`. */
export function isNullable(schema: z.ZodMiniType): boolean {
  return schema.safeParse('').data === null
}

/** Returns the sections of a form, in the order of `titles`. */
export function sectionsOf(
  fields: RecordFields,
  titles: Readonly<Record<string, string | { title: string; lead: string }>>,
): FieldSection[] {
  const described = fieldsOf(fields)
  const lost = described.find(({ section }) => !(section in titles))
  if (lost) throw new Error(`The form has no section ${lost.section} for ${lost.name}`)
  return Object.entries(titles).map(([id, title]) => ({
    id,
    ...(typeof title === 'string' ? { title } : title),
    fields: described.filter(({ section }) => section === id),
  }))
}
