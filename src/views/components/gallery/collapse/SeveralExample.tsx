import { Button } from '@core/components/button/Button'
import { Collapse } from '@core/components/reactstrap'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

const parts = ['delivery', 'returns'] as const

export function SeveralExample() {
  const { t } = useTranslation('components')
  const id = useId()
  const [open, setOpen] = useState<readonly string[]>(['delivery'])
  const areAllOpen = open.length === parts.length
  return (
    <>
      <div className="cluster">
        {parts.map((part) => (
          <Button
            key={part}
            aria-expanded={open.includes(part)}
            aria-controls={id + part}
            onClick={() => setOpen(open.includes(part) ? open.filter((other) => other !== part) : [...open, part])}
          >
            {t(`demo.${part}.title`)}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => setOpen(areAllOpen ? [] : parts)}>
          {t(areAllOpen ? 'demo.closeAll' : 'demo.openAll')}
        </Button>
      </div>
      {parts.map((part) => (
        <Collapse key={part} id={id + part} isOpen={open.includes(part)}>
          <p className="border rounded p-3 mt-3">{t(`demo.${part}.text`)}</p>
        </Collapse>
      ))}
    </>
  )
}
