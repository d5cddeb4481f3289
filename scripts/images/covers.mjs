import { books, fabrics, figures } from './interiors.mjs'
import { city, harbour, lake, mountains, nightSky, terraces } from './landscapes.mjs'
import { savanna } from './savanna.mjs'
import { save } from './svg.mjs'
import { desk, goBoard, tableLaid } from './tabletops.mjs'

/** In the order of their numbers: one for each post of the blog, and one for the profile. */
const posts = [mountains, harbour, fabrics, tableLaid, desk, city, figures, goBoard, terraces, lake, books, nightSky]
const covers = [...posts, savanna]

export async function makeCovers() {
  for (const [index, draw] of covers.entries()) {
    await save(`images/covers/cover-${String(index + 1).padStart(2, '0')}.svg`, draw())
  }
}
