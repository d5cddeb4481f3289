export interface Image {
  /** Data URL. */
  url: string
  name: string
  width: number
  height: number
}

/** Reason for rejecting a file: its type, its size, or unreadable content. */
export type ImageProblem = 'type' | 'size' | 'broken'

function readUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('Couldn’t read the file.'))
    reader.readAsDataURL(file)
  })
}

/** Reads a chosen, pasted or dropped image. @param limits accepted MIME types, and maximum size in bytes */
export async function readImage(
  file: File,
  { types, largest }: { types: readonly string[]; largest: number },
): Promise<Image | ImageProblem> {
  if (!types.includes(file.type)) return 'type'
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
