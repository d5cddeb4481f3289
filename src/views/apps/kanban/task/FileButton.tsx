import { Button } from '@core/components/button/Button'
import { useRef, type ReactNode } from 'react'

interface FileButtonProps {
  children: string
  icon: ReactNode
  accept?: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A button that chooses files. */
export function FileButton({ children, icon, accept, multiple = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button size="sm" icon={icon} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        accept={accept}
        aria-label={children}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
    </>
  )
}
