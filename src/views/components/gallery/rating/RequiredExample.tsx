import { Button } from '@core/components/button/Button'
import { StarsField } from '@core/components/rating/StarsField'
import { toast } from '@core/toast/toast'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function RequiredExample() {
  const { t } = useTranslation('components')
  const first = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState(0)
  const [isMissing, setMissing] = useState(false)

  function handleSend() {
    setMissing(value === 0)
    if (value === 0) first.current?.focus()
    else toast.success(t('demo.thanks'))
  }

  return (
    <form
      className="d-flex flex-column align-items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        handleSend()
      }}
    >
      <StarsField
        ref={first}
        label={t('demo.howWasIt')}
        nameOf={(count) => t('demo.stars', { count })}
        value={value}
        onChange={(stars) => {
          setValue(stars)
          setMissing(false)
        }}
        error={isMissing ? t('demo.chooseStars') : undefined}
      />
      <div>
        <Button type="submit" variant="primary">
          {t('demo.sendRating')}
        </Button>
      </div>
    </form>
  )
}
