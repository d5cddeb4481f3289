import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfirm } from './confirmContext'

/**
 * The question whether text that is not saved may go.
 *
 * @returns A function that asks it and resolves to the answer.
 */
export function useDiscardQuestion(): () => Promise<boolean> {
  const { i18n } = useTranslation()
  const confirm = useConfirm()
  return useCallback(async () => {
    // Pages that ask nothing do without the texts of the kit, the sign-in page among them.
    await i18n.loadNamespaces('kit')
    const t = i18n.getFixedT(null, 'kit')
    return confirm({
      title: t('discard.title'),
      body: t('discard.body'),
      confirmLabel: t('discard.confirm'),
      isDanger: true,
    })
  }, [confirm, i18n])
}
