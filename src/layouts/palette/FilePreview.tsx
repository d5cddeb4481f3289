import { buttonClass } from '@core/components/button/buttonClass'
import { DescriptionList } from '@core/components/DescriptionList'
import { Dialog } from '@core/components/overlay/Dialog'
import { Picture } from '@core/components/Picture'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FileEntry } from '@/redux/shell/search/schema'

export function FilePreview({ file, onClose }: { file: FileEntry; onClose: () => void }) {
  const { t } = useTranslation('shell')
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={file.title}
      size="sm"
      footer={
        <a className={buttonClass({ variant: 'primary' })} href={file.file} download>
          <Download aria-hidden="true" />
          {t('file.download')}
        </a>
      }
    >
      <Picture className="file-picture" src={file.file} alt="" />
      <DescriptionList
        items={[
          { term: t('file.by'), value: file.by },
          { term: t('file.size'), value: file.size },
        ]}
      />
    </Dialog>
  )
}
