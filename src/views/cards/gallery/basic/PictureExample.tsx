import { useTranslation } from 'react-i18next'
import { Landscape } from '../Landscape'
import styles from '../gallery.module.scss'

const places = ['top', 'bottom'] as const

export function PictureExample() {
  const { t } = useTranslation('cards')
  return (
    <div className="card-flow">
      {places.map((key) => (
        <div key={key}>
          <section className={`card ${styles.pictureCard} is-${key}`} aria-labelledby={`picture-${key}`}>
            <Landscape />
            <div className="card-body">
              <h3 className="card-title mb-0" id={`picture-${key}`}>
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
