import { useTranslation } from 'react-i18next'
import styles from '../gallery.module.scss'

const pictures = [
  { key: 'top', src: '/images/covers/cover-03.svg' },
  { key: 'bottom', src: '/images/covers/cover-07.svg' },
] as const

/** A picture runs to the card's edges, above or below the text. */
export function PictureExample() {
  const { t } = useTranslation('cards')
  return (
    <div className="card-flow">
      {pictures.map(({ key, src }) => (
        <div key={key}>
          <section className={`card ${styles.pictureCard} is-${key}`} aria-labelledby={`picture-${key}`}>
            <img src={src} alt="" width="640" height="320" loading="lazy" />
            <div className="card-body">
              <h3 className="card-title" id={`picture-${key}`}>
                {t(`picture.${key}`)}
              </h3>
              <p className="text-muted">{t('picture.body')}</p>
            </div>
          </section>
        </div>
      ))}
    </div>
  )
}
