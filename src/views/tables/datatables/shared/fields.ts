/** The columns that can be shown, in their order; the keys are those of the backend. */
export const fields = [
  'full_name',
  'post',
  'email',
  'city',
  'start_date',
  'salary',
  'age',
  'experience',
  'status',
] as const

export type FieldKey = (typeof fields)[number]

/** Those that a cell can be edited in. */
export type EditableKey = Exclude<FieldKey, 'full_name'>

/** First widths, in pixels. */
export const defaultWidths: Readonly<Record<FieldKey, number>> = {
  full_name: 240,
  post: 180,
  email: 250,
  city: 140,
  start_date: 140,
  salary: 140,
  age: 96,
  experience: 130,
  status: 140,
}

/** The details of a row show them. */
export const hiddenAtFirst: readonly FieldKey[] = ['age', 'experience']

export const isField = (key: string): key is FieldKey => fields.some((field) => field === key)
