import { download } from '@core/export/table'
import { paperSizeOf } from '@core/pdf/paperSize'
import { overlayRoot } from '@core/root'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import type { Company } from '@/redux/shell/company/schema'
import { InvoiceSheet } from '../shared/InvoiceSheet'
import { toSheetInvoice } from '../shared/sheetInvoice'
import styles from './paper.module.scss'

interface PaperProps {
  full: FullInvoice
  issuer: Company
  onWritten: (file: string | null) => void
}

/** Lays out the invoice off screen, and saves that layout as a PDF file. */
export function Paper({ full, issuer, onWritten }: PaperProps) {
  const { t, i18n } = useTranslation('invoice')
  const ref = useRef<HTMLDivElement>(null)
  const { id: number, creditOf } = full.invoice
  const title = t(creditOf === undefined ? 'preview.titled' : 'preview.creditTitled', { number })

  const write = useEffectEvent(async (paper: Element): Promise<Blob> => {
    const [{ writePdf }] = await Promise.all([import('@core/pdf/writePdf'), document.fonts.ready])
    return writePdf(paper.firstElementChild ?? paper, {
      title,
      size: paperSizeOf(i18n.language),
      author: issuer.company,
      language: i18n.language,
    })
  })
  const handleEnd = useEffectEvent((blob: Blob | null) => {
    // Bidi control characters do not belong in file names.
    const file = `${title.replace(/\p{Cf}/gu, '')}.pdf`
    if (blob) download(blob, file)
    onWritten(blob && file)
  })

  useEffect(() => {
    let isGone = false
    const finish = (blob: Blob | null) => {
      if (!isGone) handleEnd(blob)
    }
    if (ref.current) {
      write(ref.current).then(finish, () => {
        finish(null)
      })
    }
    return () => {
      isGone = true
    }
  }, [])

  return createPortal(
    <div ref={ref} className={styles.invoicePaper} inert>
      <InvoiceSheet invoice={toSheetInvoice(full, issuer)} />
    </div>,
    overlayRoot(),
  )
}
