import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy/lazyPart'
import { toastArea } from './toast'
import type { ToastCornerProps } from './ToastCorner'

const ToastCorner = lazyPart(() => import('./ToastCorner').then(({ ToastCorner }) => ToastCorner), null)

/** Container of the toasts, once near the root. Loads the toast library with the first toast. */
export function ToastArea(props: ToastCornerProps) {
  const isWanted = useSyncExternalStore(toastArea.subscribe, toastArea.isWanted)
  if (!isWanted) return null
  return (
    <Suspense>
      <ToastCorner {...props} />
    </Suspense>
  )
}
