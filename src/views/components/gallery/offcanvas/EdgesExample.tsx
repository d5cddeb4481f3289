import { Button, Offcanvas, OffcanvasBody, OffcanvasHeader } from '@core/components/reactstrap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const edges = ['top', 'bottom'] as const

export function EdgesExample() {
  const { t } = useTranslation('components')
  const [open, setOpen] = useState<(typeof edges)[number] | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="cluster">
      {edges.map((edge) => (
        <div key={edge}>
          <Button color="secondary" outline onClick={() => setOpen(edge)}>
            {t(`demo.edge.${edge}`)}
          </Button>
          <Offcanvas direction={edge} isOpen={open === edge} toggle={close} labelledBy={`offcanvas-${edge}`}>
            <OffcanvasHeader tag="h2" toggle={close} id={`offcanvas-${edge}`}>
              {t('demo.returns.title')}
            </OffcanvasHeader>
            <OffcanvasBody>{t('demo.returns.text')}</OffcanvasBody>
          </Offcanvas>
        </div>
      ))}
    </div>
  )
}
