/** Draws every picture of `public/` again: `npm run images`. The output is committed; two runs give the same bytes. */
import { makeAvatars } from './avatars.mjs'
import { makeBrand } from './brand.mjs'
import { makeConnections } from './connections.mjs'
import { makeCovers } from './covers.mjs'
import { makeFileIcons } from './files.mjs'
import { makePhotos } from './photos.mjs'
import { makeProducts } from './products.mjs'
import { makeSpots } from './spots.mjs'

await makeAvatars()
await makeProducts()
await makeFileIcons()
await makeCovers()
await makePhotos()
await makeSpots()
await makeConnections()
await makeBrand()
