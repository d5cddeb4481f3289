import { cp } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Folders of `public/images` that only rows of the sample backend name. */
const sampleFolders = /^images\/(avatars|connections|covers|files|films|knowledge-base|photos|pricing|products)(\/|$)/

/** Copies `public` without the pictures of the sample rows, for a build that has none of these rows. */
export function leaveOutSamples(): Plugin {
  let from = ''
  return {
    name: 'leave-out-samples',
    apply: 'build',
    config: () => ({ build: { copyPublicDir: false } }),
    configResolved({ publicDir }) {
      from = publicDir
    },
    writeBundle: ({ dir }) =>
      dir === undefined
        ? undefined
        : cp(from, dir, {
            recursive: true,
            filter: (file) => !sampleFolders.test(relative(from, file).replaceAll('\\', '/')),
          }),
  }
}
