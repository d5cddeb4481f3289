import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { download } from '@core/export/table'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactTable } from './ContactTable'
import { FileDrop } from './FileDrop'
import { readRows, type FileProblem } from './readRows'
import { Review } from './Review'
import { useContacts } from './useContacts'

/** Two of its rows are wrong, so that one sees what happens then. */
const sample = `Customer,Email,City,Since
Jonas Weber,jonas.weber@example.com,Hamburg,2023-09-01
"Ferreira, Inês",ines.ferreira@example.com,Porto,2025-01-15
Amal Haddad,amal.haddad(at)example.com,Tunis,2024-06-30
Chloé Martin,chloe.martin@example.com,Lyon,last spring
Sven Dahl,sven.dahl@example.com,Malmö,
`

export function FileExample() {
  const { t } = useTranslation('extensions')
  const { contacts, emails, add } = useContacts()
  const [state, setState] = useState<'idle' | 'pending' | FileProblem | string[][]>('idle')

  async function read(file: File) {
    setState('pending')
    setState(await readRows(file))
  }

  return (
    <div className="stack">
      {typeof state === 'string' ? (
        <>
          <FileDrop isPending={state === 'pending'} onFile={(file) => void read(file)} />
          {state !== 'idle' && state !== 'pending' && <Alert tone="danger">{t(`demo.import.failed.${state}`)}</Alert>}
          <div>
            <Button
              size="sm"
              variant="ghost"
              icon={<Download aria-hidden="true" />}
              onClick={() => download(new Blob(['\uFEFF', sample], { type: 'text/csv' }), 'contacts.csv')}
            >
              {t('demo.import.sample')}
            </Button>
          </div>
        </>
      ) : (
        <Review
          rows={state}
          taken={emails}
          onCancel={() => setState('idle')}
          onImport={(more) => {
            add(more)
            setState('idle')
          }}
        />
      )}
      <ContactTable contacts={contacts} />
    </div>
  )
}
