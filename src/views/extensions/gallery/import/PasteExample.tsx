import { Button } from '@core/components/button/Button'
import { TextArea } from '@core/components/forms/TextArea'
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactTable } from './ContactTable'
import { readText } from './readRows'
import { Review } from './Review'
import { useContacts } from './useContacts'

const cells = 'Name\tEmail\nPriya Nair\tpriya.nair@example.com\nTom Beck\ttom.beck@example.com'

export function PasteExample() {
  const { t } = useTranslation('extensions')
  const { contacts, emails, add } = useContacts()
  const [text, setText] = useState(cells)
  const [rows, setRows] = useState<string[][] | null>(null)
  const [isTried, setTried] = useState(false)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = await readText(text)
    setTried(read.length < 2)
    setRows(read.length < 2 ? null : read)
  }

  return (
    <div className="stack">
      {rows ? (
        <Review
          rows={rows}
          taken={emails}
          onCancel={() => setRows(null)}
          onImport={(more) => {
            add(more)
            setRows(null)
            setText('')
          }}
        />
      ) : (
        <form className="form-stack" noValidate onSubmit={(event) => void handleSubmit(event)}>
          <TextArea
            label={t('demo.import.cells')}
            rows={4}
            dir="auto"
            value={text}
            error={isTried ? t('demo.import.failed.empty') : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <div>
            <Button type="submit">{t('demo.import.check')}</Button>
          </div>
        </form>
      )}
      <ContactTable contacts={contacts} />
    </div>
  )
}
