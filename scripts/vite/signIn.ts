import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin, InlineConfig } from 'vite'
import { withTypeScript } from '../typescript.mjs'
import { navTexts } from './navTexts.ts'
import type * as SignInHtml from './signInHtml.tsx'

const place = '<!-- %sign-in% -->'

/**
 * Names a class of a CSS module: its own name, and three characters for its sheet. The same suffix for all classes of a sheet
 * compresses better than a hash of each.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(process.cwd(), file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 3)}`
}

/**
 * Renders the login page into `index.html`, as a template per language: users see it and type before scripts load. The inline
 * script shows it; `takeEarlyInput` adopts the typed text.
 */
export function signInPage(): Plugin {
  let settings: InlineConfig = {}
  return {
    name: 'sign-in-page',
    apply: 'build',
    configResolved({ base, css, define = {}, resolve: { alias } }) {
      settings = { base, css, define, resolve: { alias }, plugins: [navTexts()] }
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        if (!html.includes(place)) throw new Error(`index.html has no ${place}.`)
        let templates: string[] = []
        const render = ({ pages }: typeof SignInHtml) => {
          templates = [...pages].map(([language, page]) => `<template lang="${language}">${page}</template>`)
        }
        await withTypeScript('/scripts/vite/signInHtml.tsx', render, settings)
        return html.replace(place, () => templates.join('\n'))
      },
    },
  }
}
