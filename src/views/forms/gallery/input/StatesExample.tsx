import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { FormFeedback, FormGroup, Input, Label } from '@core/components/reactstrap'
import { copyText } from '@core/toast/copyText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function StatesExample() {
  const { t } = useTranslation('formGallery')
  const [username, setUsername] = useState('ada1815')
  const [website, setWebsite] = useState('lovelace')
  const isFree = /^[a-z0-9.]{3,20}$/.test(username)
  const isAddress = URL.canParse(website)
  const texts = { done: t('demo.copied'), failed: t('demo.copyFailed') }

  return (
    <div className="row row-cols-1 row-cols-md-2 g-3">
      <FormGroup noMargin>
        <Label for="state-username">{t('demo.username')}</Label>
        <Input
          id="state-username"
          value={username}
          valid={isFree}
          invalid={!isFree}
          aria-describedby="state-username-note"
          onChange={({ target }) => setUsername(target.value)}
        />
        <FormFeedback valid={isFree} id="state-username-note">
          {t(isFree ? 'demo.usernameFree' : 'demo.usernameRule')}
        </FormFeedback>
      </FormGroup>
      <TextField
        label={t('demo.website')}
        dir="ltr"
        value={website}
        error={isAddress ? undefined : 'url'}
        onChange={({ target }) => setWebsite(target.value)}
      />
      <TextField
        label={t('demo.customerNumber')}
        hint={t('demo.readOnlyHint')}
        readOnly
        dir="ltr"
        value="C-2026-0417"
      />
      <TextField label={t('demo.discount')} hint={t('demo.disabledHint')} disabled value="15 %" />
      <div>
        <Button onClick={() => void copyText('C-2026-0417', texts)}>{t('demo.copyNumber')}</Button>
      </div>
    </div>
  )
}
