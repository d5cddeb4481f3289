import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { Lab, LoggedCall } from '@core/lab/lab'
import { toast } from '@core/toast/toast'
import { Code, Ellipsis, Terminal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { writeClipboard } from './writeClipboard'
import styles from './lab.module.scss'
import { toCode, toCurl } from './snippets'
import { useLab } from './useLab'

function toneOf(status: number) {
  if (status === 0 || status >= 500) return 'danger'
  return status >= 400 ? 'warning' : 'success'
}

function LogRow({ call }: { call: LoggedCall }) {
  const { t } = useTranslation('lab')
  const { method, url, status, duration, declared } = call
  const code = toCode(call)

  async function copy(text: string) {
    if (await writeClipboard(text)) toast.success(t('log.copied'))
    else toast.info(t('log.notCopied'))
  }

  return (
    <li className={styles.call}>
      <div className={styles.callText}>
        <code dir="ltr" className={styles.callUrl}>
          {`${method} ${url}`}
        </code>
        <p className={styles.callNote}>
          <Badge tone={toneOf(status)}>{status === 0 ? t('log.noAnswer') : String(status)}</Badge>
          <span>{t('log.measured', { ms: duration, bytes: call.size() })}</span>
          {declared && <span dir="ltr">{`${declared.module}.${declared.name}`}</span>}
        </p>
      </div>
      <MenuButton
        label={t('log.actions', { call: `${method} ${url.replace(/\?.*/, '')}` })}
        icon={<Ellipsis aria-hidden="true" />}
        buttonProps={{ variant: 'ghost', size: 'sm' }}
        align="end"
        items={[
          {
            key: 'curl',
            label: t('log.curl'),
            icon: <Terminal aria-hidden="true" />,
            onSelect: () => void copy(toCurl(call, window.location.origin)),
          },
          ...(code === null
            ? []
            : [
                {
                  key: 'code',
                  label: t('log.code'),
                  icon: <Code aria-hidden="true" />,
                  onSelect: () => void copy(code),
                },
              ]),
        ]}
      />
    </li>
  )
}

export function LabLog({ lab }: { lab: Lab }) {
  const { t } = useTranslation('lab')
  const { log } = useLab(lab)
  if (log.length === 0) return <EmptyState title={t('log.none')} text={t('log.noneText')} />
  return (
    <div className={styles.lab}>
      <div>
        <Button size="sm" onClick={lab.forgetLog}>
          {t('log.clear')}
        </Button>
      </div>
      <ul className={styles.log} aria-label={t('tab.requests')}>
        {log.map((call) => (
          <LogRow key={call.id} call={call} />
        ))}
      </ul>
    </div>
  )
}
