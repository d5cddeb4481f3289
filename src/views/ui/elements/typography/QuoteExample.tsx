import { useTranslation } from 'react-i18next'

const speaker = 'Amara Mensah'

export function QuoteExample() {
  const { t } = useTranslation('ui')
  return (
    <figure>
      <blockquote className="blockquote">
        <p>{t('demo.quote')}</p>
      </blockquote>
      <figcaption className="blockquote-footer">
        <bdi>{speaker}</bdi>
      </figcaption>
    </figure>
  )
}
