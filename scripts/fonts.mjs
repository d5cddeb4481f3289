/* Subsets the fonts of the packages to the weights, characters and features that the product uses. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = new URL('..', import.meta.url)
const variationAxes = { wght: { min: 400, max: 700, default: 400 } }
// Tabular figures, a simpler a and rounder quotes (`_base.scss`), and features that combine letters.
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'cv11', 'ss03']

/** Rare characters; the system font draws them. */
const rare = /[\u007f-\u009f¢¤¦¨¬¯´¸¹¼¾]/g
const latin = Array.from({ length: 0xff - 0x1f }, (_, index) => String.fromCharCode(0x20 + index))
  .join('')
  .replace(rare, '')

const faces = [
  {
    from: 'inter/files/inter-latin-wght-normal.woff2',
    to: 'inter-latin.woff2',
    text: `${latin}ıŒœ–—‘’‚“”„•…‹›€™←↑→↓−·`,
    keepFeatures,
  },
  { from: 'inter/files/inter-latin-ext-wght-normal.woff2', to: 'inter-latin-ext.woff2', keepFeatures },
  // Arabic letters join by features, so all are kept.
  { from: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2', to: 'noto-sans-arabic.woff2' },
]

const folder = new URL('src/@core/fonts/', root)
await mkdir(folder, { recursive: true })
for (const { from, to, text, ...options } of faces) {
  const whole = await readFile(new URL(`node_modules/@fontsource-variable/${from}`, root))
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes, keepAllGlyphs: !text, ...options })
  await writeFile(new URL(to, folder), cut)
  console.log(`${fileURLToPath(new URL(to, folder))}: ${whole.length} → ${cut.length} bytes`)
}

/* PDF supports neither variable fonts nor WOFF: the same fonts for `@core/pdf`, in two weights. */
const paper = new URL('src/@core/pdf/fonts/', root)
await mkdir(paper, { recursive: true })
for (const { from, to, keepFeatures: features } of faces) {
  const whole = await readFile(new URL(`node_modules/@fontsource-variable/${from}`, root))
  for (const weight of [400, 600]) {
    const file = new URL(to.replace('.woff2', `-${weight}.ttf`), paper)
    const cut = await subsetFont(whole, undefined, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      keepAllGlyphs: true,
      ...(features && { keepFeatures: features }),
    })
    await writeFile(file, cut)
    console.log(`${fileURLToPath(file)}: ${whole.length} → ${cut.length} bytes`)
  }
}
