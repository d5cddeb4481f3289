import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * The name that a class of a CSS module has in the page: its own, and three characters for its sheet. They are the same for
 * all classes of a sheet, which compresses better than a hash of each.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}
