import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { download } from '@core/export/table'
import { timeZone } from '@core/zonedTime'
import { Download, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'
import { saveGeneral, saveInfo, saveSocial } from '@/redux/pages/account-settings/slice'
import { useLanguage } from '@/redux/shell/layout/hooks'
import { selectPreferences } from '@/redux/shell/layout/slice'
import { preferredCurrency } from '@/views/shared/preferredCurrency'
import type { SettingsPartProps } from '../settings'

const noInfo: AccountSettings['info'] = { bio: '', dob: '', country: '', website: '', phone: '' }
const noSocial = {
  socialLinks: { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' },
  connections: { twitter: { id: '' }, google: { id: '' }, facebook: { id: '' }, github: { id: '' } },
}

/** Exports the user's data, and deletes what the account does not require. */
export function DataCard({ settings, ...rest }: SettingsPartProps) {
  const { t } = useTranslation('accountSettings')
  const preferences = useAppSelector(selectPreferences)
  const { current } = useLanguage()
  const confirm = useConfirm()
  const { write, isPending } = useWrite()
  const mayUpdate = useCan()('update', 'Data')

  function save() {
    const own = { language: current.code, timeZone: timeZone() ?? null, currency: preferredCurrency(), preferences }
    const text = JSON.stringify({ ...settings, ...rest, ...own }, null, 2)
    download(new Blob([text], { type: 'application/json' }), 'account-settings.json')
  }

  /** Deletes in three requests. A retry starts over; deleting twice is harmless. */
  async function erase() {
    const again = { retry: erase }
    if (!(await write(saveInfo, noInfo, again))) return
    if (!(await write(saveSocial, noSocial, again))) return
    await write(saveGeneral, { avatar: '', company: '' }, { ...again, success: t('data.deleted') })
  }

  async function ask() {
    const isAgreed = await confirm({
      title: t('data.deleteTitle'),
      body: t('data.deleteText'),
      confirmLabel: t('data.deleteConfirm'),
      isDanger: true,
    })
    if (isAgreed) await erase()
  }

  return (
    <Card title={t('data.title')}>
      <div className="form-stack">
        <p>{t('data.text')}</p>
        <div className="cluster">
          <Button icon={<Download aria-hidden="true" />} onClick={save}>
            {t('data.download')}
          </Button>
          {mayUpdate && (
            <Button
              variant="outline-danger"
              icon={<Trash2 aria-hidden="true" />}
              pending={isPending}
              onClick={() => void ask()}
            >
              {t('data.delete')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
