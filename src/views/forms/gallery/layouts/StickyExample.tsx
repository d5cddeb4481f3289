import { Button } from '@core/components/button/Button'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { useTranslation } from 'react-i18next'
import { useSaved } from '../shared/useSaved'
import styles from '../forms.module.scss'

export function StickyExample() {
  const { t } = useTranslation('formGallery')
  return (
    <form onSubmit={useSaved()}>
      <div className="form-stack">
        <TextField label={t('demo.productName')} name="name" required defaultValue={t('demo.product')} />
        <TextArea label={t('demo.summary')} name="summary" />
        <TextArea label={t('demo.description')} name="description" rows={10} />
        <TextField label={t('demo.price')} name="price" type="number" min={0} />
      </div>
      <div className={styles.stickyActions}>
        <Button type="submit" variant="primary">
          {t('demo.save')}
        </Button>
        <Button type="reset">{t('demo.reset')}</Button>
      </div>
    </form>
  )
}
