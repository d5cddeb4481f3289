import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { collectInvoice } from '@/redux/apps/invoice/viewSlice'
import { Paper } from './Paper'

interface InvoiceDownloadProps {
  id: number
  /** Called when the file is saved, or cannot be; either has been said then. */
  onDone: () => void
}

/** Saves an invoice as a PDF file. It is mounted for as long as that takes. */
export function InvoiceDownload({ id, onDone }: InvoiceDownloadProps) {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [full, setFull] = useState<FullInvoice | null>(null)

  const handleAnswer = useEffectEvent((result: Awaited<ReturnType<ReturnType<typeof collectInvoice>>>) => {
    if (collectInvoice.fulfilled.match(result)) {
      setFull(result.payload)
    } else if (!result.meta.aborted) {
      if (result.payload) toast.error(errorText(result.payload))
      onDone()
    }
  })

  useEffect(() => {
    const call = dispatch(collectInvoice(id))
    void call.then(handleAnswer)
    return () => {
      call.abort()
    }
  }, [dispatch, id])

  function handleWritten(file: string | null) {
    if (file === null) toast.error(t('list.toast.notDownloaded', { number: `#${id}` }))
    else toast.success(t('list.toast.downloaded', { file }))
    onDone()
  }

  return full && <Paper full={full} onWritten={handleWritten} />
}
