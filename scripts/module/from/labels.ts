import { foreignLabel, hasTexts, labelOf, type Resource } from './field.ts'
import labels from './labels.json'

const known: Readonly<Record<string, Readonly<Record<string, string>>>> = labels

/** Translation of a common word, if the label is the word itself. */
const wordOf = (label: string, name: string, language: string) =>
  label === labelOf(undefined, name) ? known[name]?.[language] : undefined

/** Label of a field or a choice; English without a translation. */
export const translated = (label: string, name: string, language: string) =>
  language === 'en' ? label : (wordOf(label, name, language) ?? foreignLabel(label, name))

/** @returns the keys of labels that are English in all languages */
export function untranslatedKeys({ fields }: Resource): string[] {
  return fields.flatMap((field) => {
    const values = field.kind === 'choice' && hasTexts(field) ? (field.values ?? []) : []
    return [
      ...(wordOf(field.label, field.name, 'de') ? [] : [`field.${field.name}`]),
      ...values.filter((value) => !known[value]).map((value) => `${field.name}.${value}`),
    ]
  })
}
