import { Button } from '@core/components/button/Button'
import { Popover, PopoverBody, PopoverHeader } from '@core/components/reactstrap'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const sides = ['top', 'bottom', 'left', 'right'] as const

function Side({ side }: { side: (typeof sides)[number] }) {
  const { t } = useTranslation('components')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button ref={button} aria-expanded={isOpen}>
        {t(`demo.side.${side}`)}
      </Button>
      <Popover target={button} placement={side} isOpen={isOpen} toggle={() => setOpen(!isOpen)}>
        <PopoverHeader>{t('demo.warranty.title')}</PopoverHeader>
        <PopoverBody>{t('demo.warranty.text')}</PopoverBody>
      </Popover>
    </>
  )
}

export function SidesExample() {
  return (
    <div className="d-flex flex-wrap gap-2 justify-content-center">
      {sides.map((side) => (
        <Side key={side} side={side} />
      ))}
    </div>
  )
}
