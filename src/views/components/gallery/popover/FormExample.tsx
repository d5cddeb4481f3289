import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { Popover } from '@core/components/overlay/Popover'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function FormExample() {
  const { t } = useTranslation('components')
  const [given, setGiven] = useState<string>()
  const name = given ?? t('demo.project')
  const [draft, setDraft] = useState<string>()
  return (
    <div className="d-flex flex-wrap gap-2 align-items-center">
      <h3 className="h5 mb-0 text-break">{name}</h3>
      <Popover label={t('demo.rename')} icon={<Pencil aria-hidden="true" />} align="start" className="p-3">
        {(close) => (
          <form
            className="d-grid gap-3"
            onSubmit={(event) => {
              event.preventDefault()
              if (draft?.trim()) setGiven(draft.trim())
              close()
            }}
          >
            <TextField
              label={t('demo.name')}
              value={draft ?? name}
              maxLength={60}
              onChange={({ target }) => setDraft(target.value)}
            />
            <div className="d-flex gap-2">
              <Button type="submit" variant="primary">
                {t('demo.save')}
              </Button>
              <Button
                onClick={() => {
                  setDraft(undefined)
                  close()
                }}
              >
                {t('demo.cancel')}
              </Button>
            </div>
          </form>
        )}
      </Popover>
    </div>
  )
}
