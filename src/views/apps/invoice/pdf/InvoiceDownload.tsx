import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { FullInvoice } from '@/redux/apps/invoice/contract'
import { collectInvoice } from '@/redux/apps/invoice/viewSlice'
import type { Company } from '@/redux/shell/company/schema'
import { fetchCompany } from '@/redux/shell/company/slice'
import { useIssuerProblem } from '../shared/useIssuer'
import { Paper } from './Paper'

type Answers = [
  Awaited<ReturnType<ReturnType<typeof collectInvoice>>>,
  Awaited<ReturnType<ReturnType<typeof fetchCompany>>>,
]

/** Timeout for requests and fonts, in milliseconds. */
const timeLimit = 30_000
/** Delay before the "downloading" toast, in milliseconds. */
const patience = 1500

interface InvoiceDownloadProps {
  id: number
  /** Called on success and failure, after the toast. */
  onDone: () => void
  onRetry: () => void
}

/** Saves an invoice as a PDF file while it is mounted. */
export function InvoiceDownload({ id, onDone, onRetry }: InvoiceDownloadProps) {
  const { t } = useTranslation('invoice')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const issuerProblem = useIssuerProblem()
  const [paper, setPaper] = useState<{ full: FullInvoice; issuer: Company } | null>(null)

  const number = `#${id}`

  function fail(text: string) {
    toast.error(text, { retry: onRetry })
    onDone()
  }

  const handleAnswers = useEffectEvent(([invoice, company]: Answers) => {
    if (collectInvoice.fulfilled.match(invoice) && fetchCompany.fulfilled.match(company)) {
      setPaper({ full: invoice.payload, issuer: company.payload.company })
    } else if (collectInvoice.rejected.match(invoice) && invoice.payload) {
      fail(errorText(invoice.payload))
    } else if (fetchCompany.rejected.match(company) && company.payload) {
      fail(issuerProblem(company.payload))
    } else {
      fail(t('list.toast.notDownloaded', { number }))
    }
  })
  const handleDelay = useEffectEvent(() => {
    toast.info(t('list.toast.downloading', { number }))
  })
  const handleTimeout = useEffectEvent(() => {
    fail(t('list.toast.notDownloaded', { number }))
  })

  useEffect(() => {
    let isGone = false
    const calls = [dispatch(collectInvoice(id)), dispatch(fetchCompany())] as const
    void Promise.all(calls).then((answers) => {
      if (!isGone) handleAnswers(answers)
    })
    const delay = setTimeout(handleDelay, patience)
    const limit = setTimeout(handleTimeout, timeLimit)
    return () => {
      isGone = true
      clearTimeout(delay)
      clearTimeout(limit)
      for (const call of calls) call.abort()
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

  return paper && <Paper {...paper} onWritten={handleWritten} />
}
