/** Maximum length of a data URL in the API, in characters. */
const longest = 1_000_000
/** Maximum width in px: a card on a high-density screen. */
const widest = 960

function readUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsDataURL(file)
  })
}

async function shrink(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, widest / bitmap.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.82))
}

/** Reads an image as a data URL and shrinks large ones. @returns null for other files, or if the result is too large */
export async function readPicture(file: File): Promise<string | null> {
  if (!/^image\/(png|jpe?g|gif|webp|avif)$/.test(file.type)) return null
  try {
    const isSmall = file.size < longest * 0.7
    const blob = isSmall ? file : await shrink(file)
    const url = blob ? await readUrl(blob) : ''
    return url !== '' && url.length <= longest ? url : null
  } catch {
    return null
  }
}
