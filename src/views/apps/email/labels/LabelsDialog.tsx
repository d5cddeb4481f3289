import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { Dialog } from '@core/components/overlay/Dialog'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { PenLine, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import { removeLabel, restoreLabel, selectLabels } from '@/redux/apps/email/labelSlice'
import type { OwnLabel } from '@/redux/apps/email/schema'
import { mostLabels } from '@/redux/apps/email/schema'
import { hrefOf } from '../hooks/useEmailUrl'
import { useMailboxContext } from '../shared/mailbox'
import { LabelForm } from './LabelForm'

/** The labels that one has made: all that can be done with them. */
export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email')
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { write } = useWrite()
  const { url, rights } = useMailboxContext()
  const { labels } = useAppSelector(selectLabels)
  const [form, setForm] = useState<{ label: OwnLabel | null } | null>(null)
  const isFull = labels.length >= mostLabels

  async function remove({ id, name }: OwnLabel) {
    const isMeant = await confirm({
      title: t('ownLabels.removeTitle', { name }),
      body: t('ownLabels.removeText'),
      confirmLabel: t('ownLabels.remove'),
      isDanger: true,
    })
    if (!isMeant) return
    // Its list is gone with it.
    if (url.view?.label === id) await navigate(hrefOf({ folder: 'inbox' }))
    await write(removeLabel, id, {
      done: t('ownLabels.removed', { name }),
      undo: () => write(restoreLabel, id, { done: t('ownLabels.restored', { name }) }),
    })
  }

  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={t('ownLabels.title')}
        footer={
          rights.mayWrite && (
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              disabled={isFull}
              onClick={() => setForm({ label: null })}
            >
              {t('ownLabels.add')}
            </Button>
          )
        }
      >
        <p className="text-muted">{t(isFull ? 'ownLabels.full' : 'ownLabels.text', { most: mostLabels })}</p>
        {labels.length > 0 && (
          <ul className="list-unstyled mb-0">
            {labels.map((label) => (
              <li key={label.id} className="d-flex align-items-center gap-2">
                <ToneDot tone={label.tone} />
                <bdi className="flex-grow-1 text-break">{label.name}</bdi>
                <IconButton
                  label={t('ownLabels.editOne', { name: label.name })}
                  icon={<PenLine aria-hidden="true" />}
                  onClick={() => setForm({ label })}
                />
                {rights.mayRemove && (
                  <IconButton
                    label={t('ownLabels.removeOne', { name: label.name })}
                    icon={<Trash2 aria-hidden="true" />}
                    onClick={() => void remove(label)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
      </Dialog>
      {form && <LabelForm label={form.label} onClose={() => setForm(null)} />}
    </>
  )
}
