import type { Product } from '@/redux/shell/cart/schema'

/** Stored fields. Others derive from reviews, wishlist and cart. */
export type SeedProduct = Omit<Product, 'rating' | 'reviewCount' | 'isInWishlist' | 'isInCart'>

/** In id order, from 1, which is the catalog order. */
const rows = [
  {
    name: 'Halcyon Over-Ear Headphones',
    brand: 'Tidewell',
    category: 'audio',
    stock: 64,
    price: 189.99,
    hasFreeShipping: true,
    colorOptions: ['primary', 'secondary', 'danger'],
    description:
      'Closed-back headphones with a 30-hour battery. The ear cushions are washable, and a cable for flights is included.',
  },
  {
    name: 'Ridgeline Two-Person Tent',
    brand: 'Larkhill',
    category: 'outdoors',
    stock: 18,
    price: 249,
    hasFreeShipping: true,
    colorOptions: ['success', 'warning'],
    description:
      'A three-season tent that one person can pitch in six minutes. It weighs 2.1 kg and withstands strong wind.',
  },
  {
    name: 'Corbel Mechanical Keyboard',
    brand: 'Plumb',
    category: 'desk',
    stock: 142,
    price: 119.5,
    hasFreeShipping: false,
    colorOptions: ['secondary', 'info'],
    description:
      'Hot-swappable switches under double-shot caps. Low enough to use without a wrist rest, and heavy enough to stay in place.',
  },
  {
    name: 'Pour-Easy Teapot',
    brand: 'Hearth & Hollow',
    category: 'kitchen',
    stock: 210,
    price: 38.95,
    hasFreeShipping: false,
    colorOptions: ['info', 'danger', 'warning'],
    description:
      'A one-liter stoneware teapot with a drip-free spout. The removable steel basket holds loose-leaf tea.',
  },
  {
    name: 'Commuter City Bicycle',
    brand: 'Velloway',
    category: 'mobility',
    stock: 3,
    price: 649,
    hasFreeShipping: true,
    colorOptions: ['primary', 'success', 'danger'],
    description:
      'Seven hub gears, a belt instead of a chain, and lights that charge while you ride. Arrives assembled except for the pedals.',
  },
  {
    name: 'Kestrel Portable Radio',
    brand: 'Tidewell',
    category: 'audio',
    stock: 37,
    price: 74.9,
    hasFreeShipping: false,
    colorOptions: ['danger', 'secondary'],
    description:
      'FM, digital radio, and a headphone jack in a case the size of a paperback. Plays for 15 hours and stores 20 stations.',
  },
  {
    name: 'Trailhead 28 Backpack',
    brand: 'Larkhill',
    category: 'outdoors',
    stock: 96,
    price: 96,
    hasFreeShipping: true,
    colorOptions: ['success', 'primary', 'warning'],
    description: 'A 28-liter backpack with a ventilated back panel. The rain cover has its own pocket.',
  },
  {
    name: 'Ashdown Mantel Clock',
    brand: 'Quarterday',
    category: 'home',
    stock: 11,
    price: 142.25,
    hasFreeShipping: false,
    colorOptions: ['warning'],
    description:
      'A quiet sweep movement in an oiled beech case. It chimes softly every hour and stays silent at night.',
  },
  {
    name: 'Broadside Studio Microphone',
    brand: 'Octavo',
    category: 'audio',
    stock: 45,
    price: 158,
    hasFreeShipping: true,
    colorOptions: ['secondary', 'info'],
    description:
      'A cardioid condenser microphone for voice and strings, with a shock mount and pop filter. Plugs into a laptop, no interface needed.',
  },
  {
    name: "Everyday Chef's Knife",
    brand: 'Hearth & Hollow',
    category: 'kitchen',
    stock: 158,
    price: 64,
    hasFreeShipping: false,
    colorOptions: ['secondary'],
    description: 'A 20 cm carbon steel blade that’s easy to sharpen. Dry it by hand and it will last for years.',
  },
  {
    name: 'Fellside Hiking Boots',
    brand: 'Larkhill',
    category: 'outdoors',
    stock: 52,
    price: 168.75,
    hasFreeShipping: true,
    colorOptions: ['warning', 'secondary'],
    description: 'Full-grain leather over a waterproof membrane. Includes one free resoling within five years.',
  },
  {
    name: 'Desk Fern in Stoneware',
    brand: 'Fern & Fable',
    category: 'home',
    stock: 29,
    price: 29.5,
    hasFreeShipping: false,
    colorOptions: ['success'],
    description: 'A Boston fern in a self-watering pot that needs a refill every ten days. Ships in a protective box.',
  },
  {
    name: 'Low-Profile Wireless Mouse',
    brand: 'Plumb',
    category: 'desk',
    stock: 230,
    price: 44.99,
    hasFreeShipping: false,
    colorOptions: ['secondary', 'primary', 'info'],
    description: 'Quiet buttons and a scroll wheel with two modes. One charge lasts about two months.',
  },
  {
    name: 'Northpoint Field Compass',
    brand: 'Larkhill',
    category: 'outdoors',
    stock: 88,
    price: 32,
    hasFreeShipping: false,
    colorOptions: ['warning', 'danger'],
    description:
      'A liquid-filled compass that’s easy to use with gloves. The lid has a sighting line and a small ruler.',
  },
  {
    name: 'Marlow Travel Guitar',
    brand: 'Octavo',
    category: 'music',
    stock: 14,
    price: 299,
    hasFreeShipping: true,
    colorOptions: ['warning'],
    description:
      'A short-scale guitar with a solid spruce top that fits in an overhead bin. Includes a padded case and a spare set of strings.',
  },
  {
    name: 'Warm Glow Smart Bulb',
    brand: 'Lumenry',
    category: 'home',
    stock: 320,
    price: 17.9,
    hasFreeShipping: false,
    colorOptions: ['warning', 'info'],
    description:
      'Dims to 1% and changes from candlelight to daylight. The wall switch works even when the network is down.',
  },
  {
    name: 'Long Haul Running Shoes',
    brand: 'Stridely',
    category: 'outdoors',
    stock: 71,
    price: 134,
    hasFreeShipping: true,
    colorOptions: ['info', 'danger', 'success'],
    description: 'Cushioned for long road runs. The one-piece knitted upper prevents rubbing at the toes.',
  },
  {
    name: 'Sunday Reading Set',
    brand: 'Nook & Co',
    category: 'home',
    stock: 0,
    price: 879,
    hasFreeShipping: true,
    colorOptions: ['info', 'secondary', 'success'],
    description:
      'A two-seat sofa with a matching floor lamp. The covers zip off for washing, and the bulb is included.',
  },
  {
    name: 'Stargazer 70 Telescope',
    brand: 'Quarterday',
    category: 'outdoors',
    stock: 2,
    price: 219,
    hasFreeShipping: true,
    colorOptions: ['primary'],
    description:
      'A 70 mm refractor with a folding tripod and a bag. Great for the Moon, Saturn’s rings, and bright star clusters.',
  },
  {
    name: 'Italic Fountain Pen',
    brand: 'Plumb',
    category: 'desk',
    stock: 175,
    price: 52,
    hasFreeShipping: false,
    colorOptions: ['primary', 'danger', 'success'],
    description: 'A steel italic nib in a turned resin body. Works with cartridges or the included converter.',
  },
  {
    name: 'Riverbend Open Canoe',
    brand: 'Velloway',
    category: 'outdoors',
    stock: 6,
    price: 1149,
    hasFreeShipping: true,
    colorOptions: ['danger', 'success'],
    description:
      'A stable 4.8-meter hull for two paddlers and a week’s gear. At 29 kg, it’s light enough to carry short distances.',
  },
  {
    name: 'Cloud Cup, Set of Four',
    brand: 'Hearth & Hollow',
    category: 'kitchen',
    stock: 264,
    price: 26.4,
    hasFreeShipping: false,
    colorOptions: ['info', 'warning'],
    description: 'Double-walled cups without handles that keep tea hot and fingers cool. Dishwasher safe.',
  },
  {
    name: 'Pocket Keys Mini Keyboard',
    brand: 'Octavo',
    category: 'music',
    stock: 33,
    price: 89,
    hasFreeShipping: false,
    colorOptions: ['secondary', 'primary'],
    description:
      '25 velocity-sensitive keys, powered by your phone. Eight built-in sounds, and many more when connected to a computer.',
  },
  {
    name: 'Beacon Rechargeable Flashlight',
    brand: 'Lumenry',
    category: 'outdoors',
    stock: 120,
    price: 41.5,
    hasFreeShipping: false,
    colorOptions: ['secondary', 'warning'],
    description: '900 lumens, or 40 hours on the lowest setting. Stands upright and lights an entire tent.',
  },
  {
    name: 'Curbside Folding Scooter',
    brand: 'Velloway',
    category: 'mobility',
    stock: 41,
    price: 124.9,
    hasFreeShipping: true,
    colorOptions: ['primary', 'success', 'secondary'],
    description: 'Large wheels for cobblestones and a pinch-free hinge. For riders up to 100 kg.',
  },
  {
    name: 'Beeswax Pillar Candle',
    brand: 'Fern & Fable',
    category: 'home',
    stock: 187,
    price: 14.5,
    hasFreeShipping: false,
    colorOptions: ['warning'],
    description: 'Hand-poured from a single beekeeper’s wax, with nothing added. Burns for about 50 hours.',
  },
  {
    name: 'Linen-Bound Notebook',
    brand: 'Plumb',
    category: 'desk',
    stock: 410,
    price: 18,
    hasFreeShipping: false,
    colorOptions: ['danger', 'primary', 'success'],
    description: '192 dotted pages that lie flat. The paper is heavy, but broad, wet nibs will show through.',
  },
] satisfies Omit<SeedProduct, 'id' | 'slug' | 'image'>[]

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
}

export const seedProducts: readonly SeedProduct[] = rows.map((row, index) => {
  const slug = slugOf(row.name)
  return { id: index + 1, slug, image: `/images/products/${slug}.svg`, ...row }
})

export const seedCart = [
  { id: 1, productId: 3, qty: 1 },
  { id: 2, productId: 7, qty: 2 },
  { id: 3, productId: 22, qty: 1 },
] satisfies { id: number; productId: number; qty: number }[]

export const seedWishlist = [5, 9, 7, 19].map((productId, index) => ({ id: index + 1, productId }))
