import { Button } from '@core/components/button/Button'
import { toast } from '@core/toast/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { product } from '@/product'

function readPermission(): NotificationPermission | 'unsupported' {
  return 'Notification' in globalThis ? Notification.permission : 'unsupported'
}

/** Requests permission for browser notifications, then offers a sample. */
export function BrowserPermission() {
  const { t } = useTranslation('accountSettings')
  const [permission, setPermission] = useState(readPermission)

  async function ask() {
    setPermission(await Notification.requestPermission())
  }

  function showOne() {
    try {
      new Notification(product.name, { body: t('browser.sample') })
    } catch {
      // Some mobile browsers do not support `new Notification`.
      toast.error(t('browser.failed'))
    }
  }

  return (
    <div role="group" aria-label={t('browser.title')}>
      <p className="field-label">{t('browser.title')}</p>
      <div className="cluster">
        <p role="status" className="text-sm">
          {t(`browser.${permission}`)}
        </p>
        {permission === 'default' && <Button onClick={() => void ask()}>{t('browser.ask')}</Button>}
        {permission === 'granted' && <Button onClick={showOne}>{t('browser.show')}</Button>}
      </div>
    </div>
  )
}
