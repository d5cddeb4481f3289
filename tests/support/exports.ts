import { inflateRawSync } from 'node:zlib'
import { vi } from 'vitest'

/** Files that the page saves from now on, in order. */
export function savedFiles(): Blob[] {
  const files: Blob[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }))
  return files
}

function bytesOf(file: Blob): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(Buffer.from(reader.result as ArrayBuffer))
    reader.onerror = () => reject(new Error('The file cannot be read.'))
    reader.readAsArrayBuffer(file)
  })
}

/** For CSV without commas in cells. */
export async function csvRows(file: Blob): Promise<string[][]> {
  const text = (await bytesOf(file)).toString('utf8').replace('\uFEFF', '')
  return text.split('\r\n').map((row) => row.split(','))
}

/** Reads one file of a ZIP archive (APPNOTE 4.3), by the directory at its end. */
function unzip(archive: Buffer, name: string): string {
  let entry = archive.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  while (archive.readUInt32LE(entry) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((at) => archive.readUInt16LE(entry + at))
    if (archive.toString('utf8', entry + 46, entry + 46 + nameLength!) === name) {
      const local = archive.readUInt32LE(entry + 42)
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
      const content = archive.subarray(start, start + archive.readUInt32LE(entry + 20))
      return (archive.readUInt16LE(entry + 10) === 0 ? content : inflateRawSync(content)).toString('utf8')
    }
    entry += 46 + nameLength! + extraLength! + commentLength!
  }
  throw new Error(`${name} is not in the archive.`)
}

/** Numbers of a column of an Excel file, without texts. @param column such as `B` */
export async function excelNumbers(file: Blob, column: string): Promise<number[]> {
  const sheet = unzip(await bytesOf(file), 'xl/worksheets/sheet1.xml')
  const cells = [...sheet.matchAll(new RegExp(`<c r="${column}\\d+"([^>]*)><v>([^<]+)</v>`, 'g'))]
  return cells.filter(([, look]) => !/ t="(?!n")/.test(look ?? '')).map(([, , value]) => Number(value))
}
