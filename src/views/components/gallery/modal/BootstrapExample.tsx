import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from '@core/components/reactstrap'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const variants = [
  { key: 'fullscreen', props: { fullscreen: true } },
  { key: 'static', props: { backdrop: 'static', keyboard: false } },
] as const

export function BootstrapExample() {
  const { t } = useTranslation('components')
  const [open, setOpen] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="cluster">
      {variants.map(({ key, props }) => (
        <div key={key}>
          <Button color="secondary" outline onClick={() => setOpen(key)}>
            {t(`demo.dialogSize.${key}`)}
          </Button>
          <Modal isOpen={open === key} toggle={close} labelledBy={`modal-${key}`} {...props}>
            <ModalHeader toggle={close} tag="h2" id={`modal-${key}`}>
              {t('demo.returns.title')}
            </ModalHeader>
            <ModalBody>{t('demo.returns.text')}</ModalBody>
            <ModalFooter>
              <Button color="primary" onClick={close}>
                {t('demo.action.understood')}
              </Button>
            </ModalFooter>
          </Modal>
        </div>
      ))}
    </div>
  )
}
