import { Button } from '@core/components/button/Button'
import { Collapse } from '@core/components/reactstrap'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './collapse.module.scss'

export function SidewaysExample() {
  const { t } = useTranslation('components')
  const id = useId()
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('demo.warranty.title')}
      </Button>
      <div className={`mt-3 ${styles.place}`}>
        <Collapse id={id} horizontal isOpen={isOpen}>
          <p className={`border rounded p-3 ${styles.note}`}>{t('demo.warranty.text')}</p>
        </Collapse>
      </div>
    </>
  )
}
