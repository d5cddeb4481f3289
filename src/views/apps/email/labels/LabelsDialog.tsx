import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppSelector } from '@/redux/app/hooks'
import { addLabel, removeLabel, restoreLabel, selectLabels, updateLabel } from '@/redux/apps/email/labelSlice'
import type { OwnLabels } from '@/redux/apps/email/contract'
import type { TagKind } from '@/views/shared/tags/TagsDialog'
import { TagsDialog } from '@/views/shared/tags/TagsDialog'
import { hrefOf } from '../hooks/useEmailUrl'
import { useLabels } from '../hooks/useLabels'
import { useMailboxContext } from '../shared/mailbox'

export function LabelsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email')
  const navigate = useNavigate()
  const { url, rights } = useMailboxContext()
  const { labels } = useAppSelector(selectLabels)
  const kind: TagKind<OwnLabels> = {
    names: useLabels(),
    text: (key, values = {}) => t(`ownLabels.${key}`, values),
    add: (label, write, done) => write(addLabel, label, { success: done }),
    update: updateLabel,
    remove: removeLabel,
    restore: restoreLabel,
  }
  async function leave(id: string) {
    if (url.view?.label === id) await navigate(hrefOf({ folder: 'inbox' }))
  }

  return (
    <TagsDialog
      kind={kind}
      tags={labels}
      rights={{ add: rights.mayWrite, update: rights.mayChange, remove: rights.mayRemove }}
      onRemove={leave}
      onClose={onClose}
    />
  )
}
