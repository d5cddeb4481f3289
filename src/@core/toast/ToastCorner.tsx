import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ToastContainer, type ToastPosition } from 'react-toastify/unstyled'
import { IconButton } from '../components/button/IconButton'
import './toast.scss'

export interface ToastCornerProps {
  /** Where toasts appear on a page written from left to right; it is mirrored on others. */
  position: ToastPosition
  isRtl: boolean
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info, warning: CircleAlert, default: Info }

const mirrored: Readonly<Record<ToastPosition, ToastPosition>> = {
  'top-left': 'top-right',
  'top-center': 'top-center',
  'top-right': 'top-left',
  'bottom-left': 'bottom-right',
  'bottom-center': 'bottom-center',
  'bottom-right': 'bottom-left',
}

/** The library's container in our clothes. */
export function ToastCorner({ position, isRtl }: ToastCornerProps) {
  const { t } = useTranslation('core')
  return (
    <ToastContainer
      aria-label={t('toast.area')}
      position={isRtl ? mirrored[position] : position}
      rtl={isRtl}
      limit={4}
      newestOnTop
      pauseOnHover
      closeOnClick={false}
      transition={false}
      icon={({ type }) => {
        const Icon = icons[type]
        return <Icon aria-hidden="true" />
      }}
      closeButton={({ closeToast }) => (
        <IconButton size="sm" label={t('dismiss')} icon={<X aria-hidden="true" />} onClick={closeToast} />
      )}
    />
  )
}
