/** A picture as a form keeps it. */
export interface Image {
  /** A data URL. */
  url: string
  /** Of the file. */
  name: string
  width: number
  height: number
}

/** Why a file cannot be taken as a picture. */
export type ImageProblem = 'type' | 'size' | 'broken'

function readUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(new Error('Couldn’t read the file.'))
    reader.readAsDataURL(file)
  })
}

/**
 * Reads a picture that was chosen, pasted or dropped.
 * @param limits the MIME types that are taken, and the most bytes
 * @returns the picture, or why it cannot be taken
 */
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
