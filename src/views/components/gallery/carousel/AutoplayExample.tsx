import { Carousel } from '@core/components/Carousel'
import { useTranslation } from 'react-i18next'
import styles from './carousel.module.scss'

const quotes = [
  { key: 'first', name: 'Eleni Papadopoulou' },
  { key: 'second', name: 'Kofi Boateng' },
  { key: 'third', name: 'Hye-jin Park' },
] as const

export function AutoplayExample() {
  const { t } = useTranslation('components')
  return (
    <Carousel
      label={t('demo.quotes.label')}
      seconds={6}
      slides={quotes.map(({ key, name }) => ({
        key,
        content: (
          <figure className={styles.quote}>
            <blockquote>{t(`demo.quotes.${key}`)}</blockquote>
            <figcaption>
              <bdi>{name}</bdi>
            </figcaption>
          </figure>
        ),
      }))}
    />
  )
}
