import { useEffect, useRef, type ReactNode } from 'react'

const firstField =
  'form :is(input:not([type="file"]), select, textarea, [role="combobox"]):not(:disabled, [hidden], [type="hidden"])'

interface OverlayBodyProps {
  className: 'modal-body' | 'offcanvas-body'
  children: ReactNode
}

/**
 * Body of a dialog or drawer. Focuses the first field of its form, unless the content has the focus already, and except on
 * touch: an on-screen keyboard would cover the form.
 */
export function OverlayBody({ className, children }: OverlayBodyProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const body = ref.current
    if (!body || body.contains(document.activeElement) || matchMedia('(pointer: coarse)').matches) return
    body.querySelector<HTMLElement>(firstField)?.focus()
  }, [])
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  )
}
