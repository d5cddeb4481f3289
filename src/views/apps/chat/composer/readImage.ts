import type { NewMessage } from '@/redux/apps/chat/schema'

type Image = NonNullable<NewMessage['image']>

const largest = 4 * 1024 * 1024

export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif']

/** Why a file cannot be sent as a picture. */
export type ImageProblem = 'type' | 'size' | 'broken'

function readUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('The file could not be read.'))
    reader.readAsDataURL(file)
  })
}

/** Reads a picture that was chosen, pasted or dropped. */
export async function readImage(file: File): Promise<Image | ImageProblem> {
  if (!imageTypes.includes(file.type)) return 'type'
  if (file.size > largest) return 'size'
  try {
    const [url, bitmap] = await Promise.all([readUrl(file), createImageBitmap(file)])
    const { width, height } = bitmap
    bitmap.close()
    return { url, name: file.name, width, height }
  } catch {
    return 'broken'
  }
}
