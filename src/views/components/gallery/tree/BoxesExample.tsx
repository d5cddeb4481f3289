import { Button } from '@core/components/button/Button'
import { Tree } from '@core/components/tree/Tree'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const groups = {
  account: ['signIn', 'password'],
  shop: ['order', 'sent', 'review'],
} as const

export function BoxesExample() {
  const { t } = useTranslation('components')
  const [open, setOpen] = useState<readonly string[]>(['shop'])
  const [selected, setSelected] = useState<readonly string[]>(['order'])
  const branches = (['account', 'shop'] as const).map((group) => ({
    key: group,
    label: t(`demo.mail.${group}`),
    children: groups[group].map((key) => ({ key, label: t(`demo.mail.${key}`) })),
  }))
  return (
    <>
      <div className="d-flex flex-wrap gap-2 align-items-center mb-2">
        <Button size="sm" onClick={() => setOpen(Object.keys(groups))}>
          {t('demo.openAll')}
        </Button>
        <Button size="sm" onClick={() => setOpen([])}>
          {t('demo.closeAll')}
        </Button>
        <output className="text-muted">{t('demo.chosen', { count: selected.length })}</output>
      </div>
      <Tree
        hasBoxes
        label={t('demo.mails')}
        nodes={branches}
        open={open}
        onOpen={setOpen}
        selected={selected}
        onSelect={setSelected}
      />
    </>
  )
}
