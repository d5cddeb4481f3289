import { Button } from '@core/components/button/Button'
import { useRef, type ReactNode } from 'react'

interface FileButtonProps {
  children: string
  icon: ReactNode
  accept?: string
  multiple?: boolean
  onFiles: (files: readonly File[]) => void
}

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
          // Allows selecting the same file again after removing it.
          target.value = ''
        }}
      />
    </>
  )
}
