import { TextArea } from '@core/components/forms/TextArea'
import { useTranslation } from 'react-i18next'
import { SaveForm } from '../shared/SaveForm'

export function BasicExample() {
  const { t } = useTranslation('formGallery')
  return (
    <SaveForm>
      <div className="form-row">
        <TextArea label={t('demo.message')} name="message" required hint={t('demo.messageHint')} />
        <TextArea label={t('demo.note')} isOptional readOnly value={t('demo.noteText')} />
      </div>
    </SaveForm>
  )
}
