import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { save, star } from './svg.mjs'

/** Backdrops: the far and the near end of the light, and the floor the thing stands on. */
const backdrops = {
  dawn: ['#f4f3fe', '#dcdafb', '#c6c3f6'],
  mint: ['#eef8f3', '#cfeadd', '#b5dcc9'],
  sand: ['#fdf6ea', '#f8e3c0', '#efd09b'],
  petal: ['#fdf1f4', '#f7d5de', '#edbccb'],
  sky: ['#eff8fc', '#cde6f3', '#b1d5e8'],
  stone: ['#f5f6fa', '#dfe3ec', '#cbd1df'],
}

/** The file's name is the product's slug; the second column names an emoji of the Fluent set. */
const products = [
  ['halcyon-over-ear-headphones', 'headphone', 'dawn'],
  ['ridgeline-two-person-tent', 'tent', 'mint'],
  ['corbel-mechanical-keyboard', 'keyboard', 'stone'],
  ['pour-easy-teapot', 'teapot', 'sky'],
  ['commuter-city-bicycle', 'bicycle', 'petal'],
  ['kestrel-portable-radio', 'radio', 'sand'],
  ['trailhead-28-backpack', 'backpack', 'mint'],
  ['ashdown-mantel-clock', 'mantelpiece-clock', 'sand'],
  ['broadside-studio-microphone', 'studio-microphone', 'dawn'],
  ['everyday-chefs-knife', 'kitchen-knife', 'stone'],
  ['fellside-hiking-boots', 'hiking-boot', 'sand'],
  ['desk-fern-in-stoneware', 'potted-plant', 'mint'],
  ['low-profile-wireless-mouse', 'computer-mouse', 'stone'],
  ['northpoint-field-compass', 'compass', 'sky'],
  ['marlow-travel-guitar', 'guitar', 'petal'],
  ['warm-glow-smart-bulb', 'light-bulb', 'dawn'],
  ['long-haul-running-shoes', 'running-shoe', 'sky'],
  ['sunday-reading-set', 'couch-and-lamp', 'sand'],
  ['stargazer-70-telescope', 'telescope', 'dawn'],
  ['italic-fountain-pen', 'fountain-pen', 'petal'],
  ['riverbend-open-canoe', 'canoe', 'sky'],
  ['cloud-cup-set-of-four', 'teacup-without-handle', 'mint'],
  ['pocket-keys-mini-keyboard', 'musical-keyboard', 'dawn'],
  ['beacon-rechargeable-flashlight', 'flashlight', 'sand'],
  ['curbside-folding-scooter', 'kick-scooter', 'sky'],
  ['beeswax-pillar-candle', 'candle', 'petal'],
  ['linen-bound-notebook', 'notebook-with-decorative-cover', 'stone'],
]

function shot(emoji, [near, far, floor]) {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">' +
    `<radialGradient id="light" cx=".5" cy=".36" r=".75"><stop stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>` +
    `<radialGradient id="floor"><stop stop-color="${floor}"/><stop offset=".55" stop-color="${floor}" stop-opacity=".6"/><stop offset="1" stop-color="${floor}" stop-opacity="0"/></radialGradient>` +
    '<path fill="url(#light)" d="M0 0h400v400H0z"/>' +
    '<g fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"><circle cx="200" cy="188" r="150"/><circle cx="200" cy="188" r="212"/></g>' +
    `<path fill="#fff" fill-opacity=".8" transform="translate(316 52) scale(.8)" d="${star}"/>` +
    '<ellipse cx="200" cy="302" rx="134" ry="19" fill="url(#floor)"/>' +
    `<g transform="translate(75 62) scale(7.8)">${emoji}</g></svg>\n`
  )
}

export async function makeProducts() {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
  const { icons } = JSON.parse(await readFile(file, 'utf8'))
  for (const [slug, emoji, backdrop] of products) {
    await save(`images/products/${slug}.svg`, shot(icons[emoji].body, backdrops[backdrop]))
  }
}
