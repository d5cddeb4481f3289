import { toast } from '@core/toast/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from './contacts'

const seed: readonly Contact[] = [
  { name: 'Maya Okafor', email: 'maya.okafor@example.com', city: 'Leeds', since: '2024-03-18' },
]

/** The contacts of an example; what was added can be taken back. */
export function useContacts() {
  const { t } = useTranslation('extensions')
  const [contacts, setContacts] = useState(seed)
  function add(more: readonly Contact[]) {
    setContacts((before) => [...before, ...more])
    toast.success(t('demo.import.done', { count: more.length }), {
      undo: () => setContacts((after) => after.filter((contact) => !more.includes(contact))),
    })
  }
  return { contacts, emails: contacts.map(({ email }) => email), add }
}
