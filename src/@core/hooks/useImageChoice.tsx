import type { ReactNode } from 'react'
import { useRef, useState } from 'react'
import type { ImageProblem } from '../readImage'
import { readImage } from '../readImage'

/** Of the file: it is a third longer as text, of which the backend takes 400 kB. */
const limits = { types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'], largest: 290_000 }

interface ImageChoice {
  /** Goes anywhere near the button; it is not seen. */
  input: ReactNode
  /** Lets one choose a file. */
  open: () => void
  /** What is wrong with the file that was chosen last. */
  problem: ImageProblem | null
}

/**
 * Lets one choose a picture for a form from one's own files: PNG, JPEG, WebP or GIF of at most 290 kB.
 * @param label what is chosen
 * @param onChoose is given the picture as a data URL
 */
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
          // The same file can be chosen again after it was removed.
          target.value = ''
        }}
      />
    ),
  }
}
