import { MenuButton } from '@core/components/overlay/MenuButton'
import { copyText } from '@core/toast/copyText'
import { Link2, Mail, MessageCircle, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import type { Product, ProductColor } from '@/redux/shell/cart/schema'
import { productHref } from '../shared/productHref'

export function ShareMenu({ product, color }: { product: Product; color: ProductColor | undefined }) {
  const { t } = useTranslation('ecommerce')
  const href = useHref(productHref(product, color === product.colorOptions[0] ? undefined : color))
  const address = new URL(href, globalThis.location.origin).href
  const subject = encodeURIComponent(product.name)
  const body = encodeURIComponent(t('share.body', { product: product.name, address }))

  const copy = () => copyText(address, { done: t('share.copied'), failed: t('share.notCopied', { address }) })

  return (
    <MenuButton
      label={t('share.label', { product: product.name })}
      icon={<Share2 aria-hidden="true" />}
      buttonProps={{ variant: 'outline-secondary' }}
      items={[
        { key: 'copy', label: t('share.copy'), icon: <Link2 aria-hidden="true" />, onSelect: () => void copy() },
        {
          kind: 'link',
          key: 'mail',
          label: t('share.mail'),
          icon: <Mail aria-hidden="true" />,
          to: `mailto:?subject=${subject}&body=${body}`,
        },
        {
          kind: 'link',
          key: 'message',
          label: t('share.message'),
          icon: <MessageCircle aria-hidden="true" />,
          to: `sms:?&body=${body}`,
        },
      ]}
    />
  )
}
