import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { Dialog } from '@core/components/overlay/Dialog'
import { toast } from '@core/toast/toast'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'

const workspace = 'northwind-eu'

export function TypedExample() {
  const { t } = useTranslation('extensions')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline-danger" onClick={() => setOpen(true)}>
        {t('demo.workspace.open')}
      </Button>
      {isOpen && <DeleteDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['extensions', 'core'])
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const isSame = typed.trim() === workspace

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (!isSame) return
    onClose()
    toast.success(t('demo.workspace.done', { name: workspace }))
  }

  return (
    <Dialog
      isOpen
      title={t('demo.workspace.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="danger" type="submit" form={formId}>
            {t('demo.workspace.open')}
          </Button>
          <Button onClick={onClose}>{t('core:dialog.cancel')}</Button>
        </>
      }
    >
      <form id={formId} className="form-stack" noValidate onSubmit={handleSubmit}>
        <p className="mb-0">{t('demo.workspace.body')}</p>
        <TextField
          label={t('demo.workspace.label', { name: workspace })}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={isTried && !isSame ? t('demo.workspace.error', { name: workspace }) : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Dialog>
  )
}
