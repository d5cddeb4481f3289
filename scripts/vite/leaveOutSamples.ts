import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Folders of `public/images` that only rows of the sample backend use. */
const folders = [
  'avatars',
  'connections',
  'covers',
  'files',
  'films',
  'knowledge-base',
  'photos',
  'pricing',
  'products',
]

export function leaveOutSamples(): Plugin {
  return {
    name: 'leave-out-samples',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const folder of folders) rmSync(join(dir, 'images', folder), { recursive: true, force: true })
    },
  }
}
