import { IconButton } from '@core/components/button/IconButton'
import { Bold, Italic, Underline } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const styles = [
  { name: 'bold', icon: <Bold aria-hidden="true" />, className: 'fw-bold' },
  { name: 'italic', icon: <Italic aria-hidden="true" />, className: 'fst-italic' },
  { name: 'underline', icon: <Underline aria-hidden="true" />, className: 'text-decoration-underline' },
] as const

export function IconsExample() {
  const { t } = useTranslation('components')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  const isChosen = ({ name }: { name: string }) => chosen.includes(name)
  return (
    <>
      <div className="d-flex gap-1 mb-2">
        {styles.map((style) => (
          <IconButton
            key={style.name}
            label={t(`demo.style.${style.name}`)}
            icon={style.icon}
            variant={isChosen(style) ? 'outline-secondary' : 'ghost'}
            aria-pressed={isChosen(style)}
            onClick={() => toggle(style.name)}
          />
        ))}
      </div>
      <p
        className={styles
          .filter(isChosen)
          .map(({ className }) => className)
          .join(' ')}
      >
        {t('demo.delivery.text')}
      </p>
    </>
  )
}
