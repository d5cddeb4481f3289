import { FormGroup, Input, Label } from '@core/components/reactstrap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export function TypesExample() {
  const { t } = useTranslation('formGallery')
  const format = useFormat()
  const [volume, setVolume] = useState(40)
  const [color, setColor] = useState('#5450e0')
  return (
    <div className="form-row">
      <FormGroup noMargin>
        <Label for="type-range">{t('demo.volume', { percent: format.percent(volume / 100) })}</Label>
        <Input id="type-range" type="range" value={volume} onChange={({ target }) => setVolume(Number(target.value))} />
      </FormGroup>
      <FormGroup noMargin>
        <Label for="type-color">{t('demo.color', { color })}</Label>
        <Input id="type-color" type="color" value={color} onChange={({ target }) => setColor(target.value)} />
      </FormGroup>
      <FormGroup noMargin>
        <Label for="type-file">{t('demo.file')}</Label>
        <Input id="type-file" type="file" />
      </FormGroup>
    </div>
  )
}
