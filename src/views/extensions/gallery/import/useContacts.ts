import { toast } from '@core/toast/toast'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SendRows } from '@/views/shared/import/Review'
import { contactFieldsIn, toContacts, type Contact } from './contacts'

const seed: readonly Contact[] = [
  { name: 'Maya Okafor', email: 'maya.okafor@example.com', city: 'Leeds', since: '2024-03-18' },
]

export function useContacts() {
  const { t } = useTranslation('extensions')
  const [contacts, setContacts] = useState(seed)
  const fields = useMemo(() => contactFieldsIn(t), [t])
  const taken = useMemo(() => ({ email: new Set(contacts.map(({ email }) => email.toLowerCase())) }), [contacts])

  const add: SendRows = (rows) => {
    const more = toContacts(rows)
    setContacts((before) => [...before, ...more])
    toast.success(t('demo.import.done', { count: more.length }), {
      undo: () => setContacts((after) => after.filter((contact) => !more.includes(contact))),
    })
    return Promise.resolve([])
  }

  return { contacts, fields, taken, add }
}
