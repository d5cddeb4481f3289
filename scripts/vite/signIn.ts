import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin, InlineConfig } from 'vite'
import { runnerImport } from 'vite'
import type * as SignInHtml from './signInHtml.tsx'

const place = '<!-- %sign-in% -->'
const sheet = '\0sheet:'

/**
 * Names a class of a CSS module: its own name, and three characters for its sheet. The same suffix for all classes of a sheet
 * compresses better than a hash of each.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}

/** Replaces style sheets by their class names: HTML needs nothing else. */
const classNames: Plugin = {
  name: 'class-names',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('.scss') ? `${sheet}${resolve(dirname(importer), source)}.names` : null,
  load(id) {
    if (!id.startsWith(sheet)) return null
    const file = id.slice(sheet.length, -'.names'.length)
    const names = readFileSync(file, 'utf8').matchAll(/\.([a-z][\w-]*)/g)
    const scoped = [...names].map(([, name = '']) => [
      name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      scopedName(name, file),
    ])
    return `export default ${JSON.stringify(Object.fromEntries(scoped))}`
  },
}

/**
 * Renders the login page into `index.html`, as a template for each language: users see it and type before scripts load. The inline
 * script shows it; `takeEarlyInput` of the page takes over what was typed.
 */
export function signInPage(): Plugin {
  let settings: InlineConfig = {}
  return {
    name: 'sign-in-page',
    apply: 'build',
    configResolved({ base, define = {}, root }) {
      settings = { root, base, define, configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place)) throw new Error(`index.html has no ${place}.`)
        const plugins = [classNames]
        const { module } = await runnerImport<typeof SignInHtml>('/scripts/vite/signInHtml.tsx', {
          ...settings,
          plugins,
        })
        const templates = [...module.pages].map(([language, page]) => `<template lang="${language}">${page}</template>`)
        return html.replace(place, () => templates.join('\n'))
      },
    },
  }
}
