import { useTranslation } from 'react-i18next'

export function EmphasisExample() {
  const { t } = useTranslation('ui')
  return (
    <>
      <p className="lead">{t('demo.lead')}</p>
      <p>
        <strong>{t('demo.strong')}</strong> <em>{t('demo.em')}</em> <mark>{t('demo.mark')}</mark>{' '}
        <del>{t('demo.del')}</del> <ins>{t('demo.ins')}</ins> <small>{t('demo.small')}</small>
      </p>
      <p className="text-muted">{t('demo.muted')}</p>
    </>
  )
}
