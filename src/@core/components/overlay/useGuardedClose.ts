import { useTranslation } from 'react-i18next'
import { useConfirm } from './confirmContext'

/**
 * A way to close something that may hold text not yet saved: asks first when it does.
 *
 * @param isDirty Whether closing would lose something.
 * @param onClose Closes it.
 * @returns What every way of closing has to call.
 */
export function useGuardedClose(isDirty: boolean, onClose: () => void): () => void {
  const { t } = useTranslation('core')
  const confirm = useConfirm()

  async function askAndClose() {
    const agreed = await confirm({
      title: t('discard.title'),
      body: t('discard.body'),
      confirmLabel: t('discard.confirm'),
      isDanger: true,
    })
    if (agreed) onClose()
  }

  return () => {
    if (isDirty) void askAndClose()
    else onClose()
  }
}
