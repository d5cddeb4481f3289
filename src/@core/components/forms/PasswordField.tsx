import { Eye, EyeOff } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../button/IconButton'
import { TextField, type TextFieldProps } from './TextField'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'action' | 'onKeyUp' | 'onKeyDown'> {
  /** `new-password` when choosing a password. */
  autoComplete?: TextFieldProps['autoComplete']
}

/** Password field with a show button and a Caps Lock warning. Pasting is allowed. */
export function PasswordField({ hint, autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const { t } = useTranslation('core')
  const [isShown, setShown] = useState(false)
  const [hasCapsLock, setCapsLock] = useState(false)

  function watchCapsLock(event: KeyboardEvent) {
    setCapsLock(event.getModifierState('CapsLock'))
  }

  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onKeyUp={watchCapsLock}
      onKeyDown={watchCapsLock}
      hint={hasCapsLock ? <span role="status">{t('form.capsLock')}</span> : hint}
      action={
        <IconButton
          size="sm"
          label={isShown ? t('form.hidePassword') : t('form.showPassword')}
          icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
