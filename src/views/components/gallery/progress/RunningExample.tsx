import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { Progress } from '@core/components/Progress'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export function RunningExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  const [value, setValue] = useState(0)
  const [isRunning, setRunning] = useState(false)
  const isDone = value >= 100

  useEffect(() => {
    if (isRunning && isDone) announce(t('demo.uploaded'))
    if (!isRunning || isDone) return
    const timer = setTimeout(() => setValue(value + 4), 160)
    return () => clearTimeout(timer)
  }, [isRunning, isDone, value, t])

  function handleClick() {
    if (isDone) setValue(0)
    setRunning(isDone || !isRunning)
  }

  return (
    <div className="d-grid gap-2">
      <div className="d-flex gap-3 justify-content-between">
        <span>{isDone ? t('demo.uploaded') : t('demo.file')}</span>
        <span className="tabular">{format.percent(value / 100)}</span>
      </div>
      <Progress label={t('demo.file')} value={value} tone={isDone ? 'success' : 'primary'} />
      <div>
        <Button onClick={handleClick}>{t(isDone ? 'demo.again' : isRunning ? 'demo.pause' : 'demo.start')}</Button>
      </div>
    </div>
  )
}
