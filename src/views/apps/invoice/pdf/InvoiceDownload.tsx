import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { collectInvoice } from '@/redux/apps/invoice/viewSlice'
import { Paper } from './Paper'

/** In milliseconds. Whatever takes longer (a call, a font) is not waited for. */
const timeLimit = 30_000
/** In milliseconds. What takes longer is said. */
const patience = 1500

interface InvoiceDownloadProps {
  id: number
  /** Called when the file is saved, or cannot be; either has been said then. */
  onDone: () => void
  /** Begins anew, after it was done. */
  onRetry: () => void
}

/** Saves an invoice as a PDF file. It is mounted for as long as that takes. */
export function InvoiceDownload({ id, onDone, onRetry }: InvoiceDownloadProps) {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const [full, setFull] = useState<FullInvoice | null>(null)

  const number = `#${id}`

  function fail(text: string) {
    toast.error(text, { retry: onRetry })
    onDone()
  }

  const handleAnswer = useEffectEvent((result: Awaited<ReturnType<ReturnType<typeof collectInvoice>>>) => {
    if (collectInvoice.fulfilled.match(result)) {
      setFull(result.payload)
    } else if (!result.meta.aborted) {
      fail(result.payload ? errorText(result.payload) : t('list.toast.notDownloaded', { number }))
    }
  })
  const handleDelay = useEffectEvent(() => {
    toast.info(t('list.toast.downloading', { number }))
  })
  const handleTimeout = useEffectEvent(() => {
    fail(t('list.toast.notDownloaded', { number }))
  })

  useEffect(() => {
    const call = dispatch(collectInvoice(id))
    void call.then(handleAnswer)
    const delay = setTimeout(handleDelay, patience)
    const limit = setTimeout(handleTimeout, timeLimit)
    return () => {
      clearTimeout(delay)
      clearTimeout(limit)
      call.abort()
    }
  }, [dispatch, id])

  function handleWritten(file: string | null) {
    if (file === null) {
      fail(t('list.toast.notDownloaded', { number }))
      return
    }
    toast.success(t('list.toast.downloaded', { file }))
    onDone()
  }

  return full && <Paper full={full} onWritten={handleWritten} />
}
