import { useTranslation } from 'react-i18next'
import styles from '../gallery.module.scss'

const tones = ['primary', 'success', 'warning', 'danger', 'info', 'neutral'] as const

/** The text repeats the meaning of the color. */
export function ToneExample() {
  const { t } = useTranslation('cards')
  return (
    <div className="card-flow">
      {tones.map((tone) => (
        <div key={tone}>
          <section className={`card ${styles.toneCard} tone-${tone}`} aria-labelledby={`tone-${tone}`}>
            <div className="card-body">
              <h3 className="card-title mb-0" id={`tone-${tone}`}>
                {t(`tone.${tone}`)}
              </h3>
              <p>{t(`tone.${tone}Text`)}</p>
            </div>
          </section>
        </div>
      ))}
    </div>
  )
}
