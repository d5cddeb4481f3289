import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { useImageChoice } from '@core/hooks/useImageChoice'
import { ImagePlus, RotateCcw, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface AvatarFieldProps {
  name: string
  value: string
  saved: string
  onChange: (url: string) => void
}

export function AvatarField({ name, value, saved, onChange }: AvatarFieldProps) {
  const { t } = useTranslation('accountSettings')
  const id = useId()
  const { input, open, problem } = useImageChoice(t('avatar.label'), onChange)

  return (
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <span className="field-label" id={id}>
        {t('avatar.label')}
      </span>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <Avatar name={name} src={value || undefined} size="xl" />
        <div>
          <div className="cluster">
            <Button icon={<ImagePlus aria-hidden="true" />} onClick={open}>
              {t('avatar.choose')}
            </Button>
            {value !== saved && (
              <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => onChange(saved)}>
                {t('avatar.reset')}
              </Button>
            )}
            {value && (
              <Button icon={<Trash2 aria-hidden="true" />} onClick={() => onChange('')}>
                {t('avatar.remove')}
              </Button>
            )}
            {input}
          </div>
          <p className="field-hint" id={`${id}-hint`}>
            {t('avatar.hint')}
          </p>
          {problem && (
            <p className="field-error" role="alert">
              {t(`avatar.${problem}`)}
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
