import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { ButtonGroup, ButtonToolbar } from '@core/components/reactstrap'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const sizes = [50, 100, 200]

export function GroupsExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  const [zoom, setZoom] = useState(100)
  return (
    <ButtonToolbar className="gap-3 align-items-center" aria-label={t('demo.zoom.tools')}>
      <ButtonGroup aria-label={t('demo.zoom.step')}>
        <IconButton
          variant="outline-secondary"
          label={t('demo.zoom.out')}
          icon={<Minus aria-hidden="true" />}
          onClick={() => setZoom(Math.max(zoom - 10, 10))}
        />
        <IconButton
          variant="outline-secondary"
          label={t('demo.zoom.in')}
          icon={<Plus aria-hidden="true" />}
          onClick={() => setZoom(zoom + 10)}
        />
      </ButtonGroup>
      <ButtonGroup aria-label={t('demo.zoom.size')}>
        {sizes.map((size) => (
          <Button key={size} aria-pressed={zoom === size} onClick={() => setZoom(size)}>
            {format.percent(size / 100)}
          </Button>
        ))}
      </ButtonGroup>
      <output className="tabular">{format.percent(zoom / 100)}</output>
    </ButtonToolbar>
  )
}
