import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin, InlineConfig } from 'vite'
import { runnerImport } from 'vite'
import { scopedName } from './classNames.ts'
import { navTexts } from './navTexts.ts'
import type * as SignInHtml from './signInHtml.tsx'

const place = '<!-- %sign-in% -->'
const sheet = '\0sheet:'

/** Stands in for style sheets: HTML has no more of them than the names of classes. */
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
 * Puts the sign-in page into `index.html`, in each language as a template, so that it can be seen and typed into before any script
 * has come. The inline script there shows it; `takeEarlyInput` of the page takes over what was typed.
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
        if (!html.includes(place)) throw new Error(`index.html has no ${place} any more.`)
        const plugins = [navTexts(), classNames]
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
