import { Button } from '@core/components/button/Button'
import { TextArea } from '@core/components/forms/TextArea'
import { useCallback, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { readText, type FileProblem, type FileRow } from '@/views/shared/import/readFile'
import { guessTitleRow } from '@/views/shared/import/reviewRows'
import { Review } from '@/views/shared/import/Review'
import { useProblemText } from '@/views/shared/import/useProblemText'
import { ContactTable } from './ContactTable'
import { useContacts } from './useContacts'

const cells = 'Name\tEmail\nPriya Nair\tpriya.nair@example.com\nTom Beck\ttom.beck@example.com'

export function PasteExample() {
  const { t } = useTranslation('extensions')
  const problemText = useProblemText()
  const { contacts, fields, taken, add } = useContacts()
  const [text, setText] = useState(cells)
  const [read, setRead] = useState<FileProblem | readonly FileRow[] | null>(null)
  const back = useCallback(() => setRead(null), [])
  const finish = useCallback(() => {
    setRead(null)
    setText('')
  }, [])

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const result = await readText(text)
    setRead('problem' in result ? result : result.rows.slice(guessTitleRow(result.rows, fields)))
  }

  return (
    <div className="stack">
      {read && !('problem' in read) ? (
        <Review rows={read} fields={fields} taken={taken} onImport={add} onDone={finish} onCancel={back} />
      ) : (
        <form className="form-stack" noValidate onSubmit={(event) => void handleSubmit(event)}>
          <TextArea
            label={t('demo.import.cells')}
            rows={4}
            dir="auto"
            value={text}
            error={read ? problemText(read) : undefined}
            onChange={({ target }) => setText(target.value)}
          />
          <div>
            <Button type="submit">{t('demo.import.check')}</Button>
          </div>
        </form>
      )}
      <ContactTable contacts={contacts} fields={fields} />
    </div>
  )
}
