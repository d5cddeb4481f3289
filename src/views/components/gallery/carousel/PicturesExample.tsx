import { Carousel } from '@core/components/Carousel'
import { Picture } from '@core/components/Picture'
import { useTranslation } from 'react-i18next'
import styles from './carousel.module.scss'

const slides = [
  { key: 'delivery', picture: 'cover-03.svg' },
  { key: 'returns', picture: 'cover-06.svg' },
  { key: 'warranty', picture: 'cover-09.svg' },
] as const

export function PicturesExample() {
  const { t } = useTranslation('components')
  return (
    <Carousel
      label={t('demo.promises')}
      slides={slides.map(({ key, picture }) => ({
        key,
        content: (
          <figure className={styles.slide}>
            <Picture src={`${import.meta.env.BASE_URL}images/covers/${picture}`} alt="" />
            <figcaption>
              <h3>{t(`demo.${key}.title`)}</h3>
              <p>{t(`demo.${key}.text`)}</p>
            </figcaption>
          </figure>
        ),
      }))}
    />
  )
}
