import type { Attachment } from '@/redux/apps/email/schema'

/** What the backend takes: files of up to 10 MB, up to twenty of them. */
export const largestFile = 10_000_000
export const mostFiles = 20

function read(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'))
    reader.readAsDataURL(file)
  })
}

/** Takes a file into a letter, as a data URL. */
export async function toAttachment(file: File): Promise<Attachment> {
  const url = await read(file)
  return { fileName: file.name, size: file.size, url, thumbnail: file.type.startsWith('image/') ? url : '' }
}
