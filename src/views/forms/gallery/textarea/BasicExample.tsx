import { TextArea } from '@core/components/forms/TextArea'
import { useTranslation } from 'react-i18next'

export function BasicExample() {
  const { t } = useTranslation('formGallery')
  return (
    <div className="form-row">
      <TextArea label={t('demo.message')} hint={t('demo.messageHint')} />
      <TextArea label={t('demo.note')} isOptional readOnly value={t('demo.noteText')} />
    </div>
  )
}
