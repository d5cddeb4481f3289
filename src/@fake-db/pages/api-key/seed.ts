import { addDays } from '@fake-db/kit/env'
import type { ApiKey, NewApiKey } from '@/redux/pages/api-key/schema'

interface Row extends NewApiKey {
  last4: string
  /** Days ago. */
  created: number
  /** Minutes ago; null for never. */
  lastUsed: number | null
}

/** Newest first. */
const rows: readonly Row[] = [
  { name: 'Trial of the reporting add-on', scope: 'read-only', last4: 'tR4w', created: 3, lastUsed: null },
  { name: 'Volta Cold Chain temperature feed', scope: 'read-write', last4: 'k9Qe', created: 41, lastUsed: 4 },
  { name: 'Nightly invoice export', scope: 'read-only', last4: 'Hx2m', created: 187, lastUsed: 610 },
  { name: 'Website order form', scope: 'full-access', last4: 'b7Zu', created: 402, lastUsed: 38 },
  { name: 'Old kiosk at the Accra office', scope: 'read-write', last4: 'Yn5c', created: 911, lastUsed: 214_000 },
]

export function seedApiKeys(now: Date): ApiKey[] {
  return rows.map(({ created, lastUsed, ...row }, index) => ({
    ...row,
    id: rows.length - index,
    createdAt: addDays(now, -created).toISOString(),
    lastUsedAt: lastUsed === null ? null : new Date(now.getTime() - lastUsed * 60_000).toISOString(),
  }))
}
