import { IconButton } from '@core/components/button/IconButton'
import { toast } from '@core/toast/toast'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const products = ['lamp', 'chair', 'mug'] as const

export function UndoExample() {
  const { t } = useTranslation('components')
  const [gone, setGone] = useState<readonly string[]>([])

  function remove(product: (typeof products)[number]) {
    setGone((before) => [...before, product])
    toast.success(t('demo.removed', { name: t(`demo.product.${product}`) }), {
      undo: () => setGone((before) => before.filter((name) => name !== product)),
    })
  }

  return (
    <ul className="list-group list-group-flush">
      {products
        .filter((product) => !gone.includes(product))
        .map((product) => (
          <li key={product} className="list-group-item d-flex align-items-center justify-content-between">
            {t(`demo.product.${product}`)}
            <IconButton
              label={t('demo.remove', { name: t(`demo.product.${product}`) })}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => remove(product)}
            />
          </li>
        ))}
      {gone.length === products.length && <li className="list-group-item text-muted">{t('demo.nothingLeft')}</li>}
    </ul>
  )
}
