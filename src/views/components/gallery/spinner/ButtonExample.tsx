import { Button } from '@core/components/button/Button'
import { toast } from '@core/toast/toast'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

export function ButtonExample() {
  const { t } = useTranslation('components')
  const [isSaving, setSaving] = useState(false)

  useEffect(() => {
    if (!isSaving) return
    const timer = setTimeout(() => {
      setSaving(false)
      toast.success(t('demo.saved'))
    }, 2000)
    return () => clearTimeout(timer)
  }, [isSaving, t])

  return (
    <Button variant="primary" pending={isSaving} onClick={() => setSaving(true)}>
      {t('demo.save')}
    </Button>
  )
}
