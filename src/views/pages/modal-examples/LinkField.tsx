import { IconButton } from '@core/components/button/IconButton'
import { TextField } from '@core/components/forms/TextField'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'

export function LinkField({ label, link }: { label: string; link: string }) {
  const { t } = useTranslation('modalExamples')
  return (
    <TextField
      label={label}
      value={link}
      readOnly
      dir="ltr"
      onFocus={({ target }) => target.select()}
      action={
        <IconButton
          size="sm"
          label={t('link.copy')}
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copyText(link, { done: t('link.copied'), failed: t('link.failed') })}
        />
      }
    />
  )
}
