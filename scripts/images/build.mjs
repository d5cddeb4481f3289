/** Draws every picture of `public/` anew: `npm run images`. The output is committed; two runs give the same bytes. */
import { makeAvatars } from './avatars.mjs'
import { makeBrand } from './brand.mjs'
import { makeFileIcons } from './files.mjs'
import { makeProducts } from './products.mjs'

await makeAvatars()
await makeProducts()
await makeFileIcons()
await makeBrand()
