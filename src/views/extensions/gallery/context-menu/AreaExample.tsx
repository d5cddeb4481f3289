import { ContextMenu } from '@core/components/overlay/ContextMenu'
import { contextPointOf, type ContextPoint } from '@core/components/overlay/contextPoint'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const grounds = {
  neutral: 'bg-body-tertiary',
  primary: 'bg-primary-subtle text-primary-emphasis',
  success: 'bg-success-subtle text-success-emphasis',
  warning: 'bg-warning-subtle text-warning-emphasis',
}
const tones = ['neutral', 'primary', 'success', 'warning'] as const

export function AreaExample() {
  const { t } = useTranslation('extensions')
  const [tone, setTone] = useState<(typeof tones)[number]>('neutral')
  const [isFramed, setFramed] = useState(true)
  const [at, setAt] = useState<ContextPoint | null>(null)

  const items: MenuItem[] = [
    { key: 'tones', kind: 'heading', label: t('demo.canvas.color') },
    ...tones.map((key) => ({
      key,
      kind: 'radio' as const,
      label: t(`demo.canvas.${key}`),
      isChecked: key === tone,
      onSelect: () => setTone(key),
    })),
    { key: 'line', kind: 'separator' },
    {
      key: 'frame',
      kind: 'check',
      label: t('demo.canvas.frame'),
      isChecked: isFramed,
      onSelect: () => setFramed(!isFramed),
    },
  ]

  return (
    <>
      <button
        type="button"
        className={`btn w-100 p-5 ${grounds[tone]} ${isFramed ? 'border' : 'border-0'}`}
        aria-haspopup="menu"
        onContextMenu={(event) => setAt(contextPointOf(event))}
        onClick={({ currentTarget }) => {
          const { left, bottom } = currentTarget.getBoundingClientRect()
          setAt({ x: left, y: bottom, opener: currentTarget })
        }}
      >
        {t('demo.canvas.label')}
      </button>
      {at && <ContextMenu label={t('demo.canvas.menu')} items={items} at={at} onClose={() => setAt(null)} />}
    </>
  )
}
