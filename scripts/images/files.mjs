import { save } from './svg.mjs'

/** What stands on the sheet, for each kind of file: strokes and solid shapes in a box of 48 by 48. */
const marks = {
  pdf: {
    hue: '#d0364a',
    line: '<path d="M14.5 34v-8h2.8a2.4 2.4 0 0 1 0 4.8h-2.8M22 26v8h1.6a4 4 0 0 0 0-8zM30 34v-8h4M30 30h3.2"/>',
  },
  doc: { hue: '#3d6fd6', line: '<path d="M17 23h14M17 28.500h14M17 34h9"/>' },
  sheet: { hue: '#157f54', line: '<path d="M16.5 22.500h15v12h-15zM16.5 28.500h15M24 22.500v12"/>' },
  slides: { hue: '#c2620c', line: '<path d="M16.5 22.500h15v9h-15zM24 31.500V36M20.5 36h7"/>' },
  image: {
    hue: '#0b78a8',
    line: '<circle cx="20" cy="24" r="1.8"/><path d="m16 34.5 4.8-5 3 2.8 4.2-5.3 4.5 7.500z"/>',
  },
  archive: { hue: '#8a5200', line: '<path d="M24 8v2M24 14v2M24 20v2"/><path d="M21.5 27h5v7.500h-5zM24 31v1"/>' },
  code: {
    hue: '#433fc4',
    line: '<path d="m20.5 24-4.5 4.5 4.5 4.500M27.5 24l4.5 4.5-4.5 4.500M25.2 22.500l-2.4 12"/>',
  },
  text: { hue: '#5f6982', line: '<path d="M17.5 24.500V23h13v1.500M24 23v11.500M21.5 34.500h5"/>' },
  audio: {
    hue: '#a6349c',
    line: '<circle cx="19.5" cy="33" r="2.5"/><circle cx="28.5" cy="31" r="2.5"/><path d="M22 33v-9.500l9-2V31"/>',
  },
  video: {
    hue: '#0f766e',
    line: '<rect x="15.5" y="23.5" width="11.5" height="10.5" rx="2"/><path d="m27 27.8 5.5-2.800v7.500L27 29.7"/>',
  },
}

/** A sheet of paper with a folded corner, in the kind's colour; it stands on light and on dark surfaces alike. */
function icon({ hue, line }) {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none" stroke-linecap="round" stroke-linejoin="round">' +
    '<path fill="#fff" d="M13 4h15l10 10v26a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z"/>' +
    `<path fill="${hue}" fill-opacity=".12" stroke="${hue}" stroke-width="1.75" d="M13 4h15l10 10v26a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Z"/>` +
    `<path fill="${hue}" fill-opacity=".3" stroke="${hue}" stroke-width="1.75" d="M28 4v7a3 3 0 0 0 3 3h7z"/>` +
    `<g stroke="${hue}" stroke-width="1.75">${line}</g></svg>\n`
  )
}

export async function makeFileIcons() {
  for (const [kind, mark] of Object.entries(marks)) await save(`images/files/${kind}.svg`, icon(mark))
}
