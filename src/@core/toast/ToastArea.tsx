import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '../lazy/lazyPart'
import { toastArea } from './toast'
import type { ToastCornerProps } from './ToastCorner'

const ToastCorner = lazyPart(() => import('./ToastCorner').then(({ ToastCorner }) => ToastCorner), null)

/** Where toasts appear. Once, near the root; loads the toast library with the first toast. */
export function ToastArea(props: ToastCornerProps) {
  const isWanted = useSyncExternalStore(toastArea.subscribe, toastArea.isWanted)
  if (!isWanted) return null
  return (
    <Suspense>
      <ToastCorner {...props} />
    </Suspense>
  )
}
