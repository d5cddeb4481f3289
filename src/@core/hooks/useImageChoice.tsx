import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { ImageProblem } from '../readImage'
import { readImage } from '../readImage'

/** Size in bytes: base64 adds a third, and the backend accepts 400 kB. */
const limits = { types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'], largest: 290_000 }

interface ImageChoice {
  /** Hidden file input; render it near the button. */
  input: ReactNode
  open: () => void
  problem: ImageProblem | null
}

/** File picker for an image: PNG, JPEG, WebP or GIF of at most 290 kB. @param onChoose receives a data URL */
export function useImageChoice(label: string, onChoose: (url: string) => void): ImageChoice {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<ImageProblem | null>(null)

  async function choose(file: File | undefined) {
    if (!file) return
    const image = await readImage(file, limits)
    const isRefused = typeof image === 'string'
    setProblem(isRefused ? image : null)
    if (!isRefused) onChoose(image.url)
  }

  return {
    problem,
    open: () => input.current?.click(),
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={limits.types.join()}
        aria-label={label}
        onChange={({ target }) => {
          void choose(target.files?.[0])
          // Allows choosing the same file again after its removal.
          target.value = ''
        }}
      />
    ),
  }
}
