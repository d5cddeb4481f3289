import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { MessagePage } from '@core/components/MessagePage'
import { useErrorText } from '@core/hooks/useErrorText'
import { Maintenance } from '@core/illustrations/Maintenance'
import { House, RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { publicPaths } from '@/configs/publicPaths'
import { useAppDispatch, useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchStatus, selectStatus } from '@/redux/misc/maintenance/slice'
import { product } from '@/product'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './maintenance.module.scss'

export function MaintenancePage() {
  const { t } = useTranslation('maintenance')
  const dispatch = useAppDispatch()
  const format = useFormat()
  const errorText = useErrorText()
  useRequest(fetchStatus, undefined)
  const { data, request } = useAppSelector(selectStatus)
  const isOver = data !== null && !data.isUnderWay
  const address = `support@${product.domain}`

  async function ask() {
    const answer = await dispatch(fetchStatus())
    if (fetchStatus.fulfilled.match(answer)) announce(t(answer.payload.isUnderWay ? 'still' : 'overText'))
  }

  function sentence() {
    if (isOver) return t('overText')
    // Keeps the height while loading.
    return data ? t('until', { time: format.dateTime(data.until) }) : '\u00a0'
  }

  return (
    <MessagePage
      title={t(isOver ? 'overTitle' : 'title')}
      picture={<Maintenance />}
      actions={
        isOver ? (
          <LinkButton variant="primary" to={publicPaths.home.href()} icon={<House aria-hidden="true" />}>
            {t('home')}
          </LinkButton>
        ) : (
          <Button
            variant="primary"
            icon={<RefreshCw aria-hidden="true" />}
            pending={request.status === 'pending'}
            onClick={() => void ask()}
          >
            {t('ask')}
          </Button>
        )
      }
    >
      {!isOver && <p>{t('text')}</p>}
      <p className={styles.until} aria-busy={request.status === 'pending'}>
        {sentence()}
      </p>
      {request.status === 'failed' && <p role="alert">{errorText(request.error)}</p>}
      <p className="text-muted text-sm">
        {t('contact')} <a href={`mailto:${address}`}>{t('write', { email: `\u2068${address}\u2069` })}</a>
      </p>
    </MessagePage>
  )
}
