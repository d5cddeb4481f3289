import { Button } from '@core/components/button/Button'
import { useTooltip } from '@core/components/overlay/useTooltip'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'

const sides = ['top', 'bottom', 'end'] as const

function Side({ side }: { side: (typeof sides)[number] }) {
  const { t } = useTranslation('components')
  const text = t('demo.warranty.text')
  const { anchorProps, node } = useTooltip(text, { side, align: 'center' })
  return (
    <>
      <Button {...anchorProps} aria-description={text} onClick={() => toast.info(text)}>
        {t(`demo.side.${side}`)}
      </Button>
      {node}
    </>
  )
}

export function SidesExample() {
  return (
    <div className="d-flex flex-wrap gap-2">
      {sides.map((side) => (
        <Side key={side} side={side} />
      ))}
    </div>
  )
}
