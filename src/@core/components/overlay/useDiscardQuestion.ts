import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from './confirmContext'

/**
 * The question whether text that is not saved may go.
 *
 * @returns A function that asks it and resolves to the answer.
 */
export function useDiscardQuestion(): () => Promise<boolean> {
  const { t } = useTranslation('core')
  const confirm = useConfirm()
  return useCallback(
    () =>
      confirm({
        title: t('discard.title'),
        body: t('discard.body'),
        confirmLabel: t('discard.confirm'),
        isDanger: true,
      }),
    [confirm, t],
  )
}
