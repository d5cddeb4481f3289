import { daySchema } from '@core/dateText'
import { z } from '@core/schema'
import type { TFunction } from 'i18next'
import { contactTitles } from '@/views/shared/import/contactTitles'
import type { ImportField } from '@/views/shared/import/importFields'

const contactSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  email: z.email(),
  city: z.optional(z.string()),
  since: z.optional(daySchema),
})

export type Contact = z.infer<typeof contactSchema>

export function contactFieldsIn(t: TFunction<'extensions'>): ImportField[] {
  const { name, email } = contactSchema.shape
  const optional = { isOptional: true, isUnique: false }
  return [
    {
      key: 'name',
      label: t('demo.contact.name'),
      aliases: contactTitles.name,
      parts: contactTitles.nameParts,
      schema: name,
      isOptional: false,
      isUnique: false,
      sample: 'Ada',
    },
    {
      key: 'email',
      label: t('demo.contact.email'),
      aliases: contactTitles.email,
      schema: email,
      isOptional: false,
      isUnique: true,
      sample: '',
    },
    { key: 'city', label: t('demo.contact.city'), aliases: contactTitles.city, ...optional, sample: '' },
    { key: 'since', label: t('demo.contact.since'), schema: daySchema, ...optional, sample: '2026-05-31' },
  ]
}

export function toContacts(rows: readonly Readonly<Record<string, string>>[]): Contact[] {
  return rows.map((row) => contactSchema.parse(row))
}
