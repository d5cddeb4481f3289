import type { Product } from '@/redux/shell/cart/schema'

/** What is known of a product by itself; the rest follows from the reviews, the wishlist and the cart. */
export type SeedProduct = Omit<Product, 'rating' | 'reviewCount' | 'isInWishlist' | 'isInCart'>

/** In the order of their ids, from 1, which is the catalogue's own order as well. */
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
      'Closed-back headphones with thirty hours of play between charges. The ear cushions come off for washing, and a cable is in the box for flights.',
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
      'A three-season tent that one person can pitch in six minutes. It weighs 2.1 kg and stands in wind up to force six.',
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
      'Hot-swappable switches under plain double-shot caps. Low enough to type on without a wrist rest, heavy enough to stay where it is.',
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
      'A one-liter stoneware pot whose spout does not drip. The steel basket takes loose leaves and lifts out in one piece.',
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
      'Seven gears in the hub, a belt instead of a chain, lights that charge while you ride. It comes assembled but for the pedals.',
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
      'FM, digital and a headphone socket in a case the size of a paperback. Runs for fifteen hours, and remembers twenty stations.',
  },
  {
    name: 'Trailhead 28 Backpack',
    brand: 'Larkhill',
    category: 'outdoors',
    stock: 96,
    price: 96,
    hasFreeShipping: true,
    colorOptions: ['success', 'primary', 'warning'],
    description:
      'Twenty-eight liters with a back panel that lets air through. The rain cover lives in its own pocket underneath.',
  },
  {
    name: 'Ashdown Mantel Clock',
    brand: 'Quarterday',
    category: 'home',
    stock: 11,
    price: 142.25,
    hasFreeShipping: false,
    colorOptions: ['warning'],
    description: 'A quiet sweep movement in an oiled beech case. It strikes the hour softly, or not at all at night.',
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
      'A cardioid condenser for voice and strings, with a shock mount and a pop shield. Plugs straight into a laptop; no interface needed.',
  },
  {
    name: "Everyday Chef's Knife",
    brand: 'Hearth & Hollow',
    category: 'kitchen',
    stock: 158,
    price: 64,
    hasFreeShipping: false,
    colorOptions: ['secondary'],
    description:
      'Twenty centimeters of carbon steel that takes an edge quickly. It wants drying by hand and repays it with years.',
  },
  {
    name: 'Fellside Hiking Boots',
    brand: 'Larkhill',
    category: 'outdoors',
    stock: 52,
    price: 168.75,
    hasFreeShipping: true,
    colorOptions: ['warning', 'secondary'],
    description:
      'Full-grain leather over a membrane that keeps wet out. Resoled once by us, free of charge, within five years.',
  },
  {
    name: 'Desk Fern in Stoneware',
    brand: 'Fern & Fable',
    category: 'home',
    stock: 29,
    price: 29.5,
    hasFreeShipping: false,
    colorOptions: ['success'],
    description:
      'A Boston fern in a self-watering pot that needs a refill every ten days. It arrives in a box made for its leaves.',
  },
  {
    name: 'Low-Profile Wireless Mouse',
    brand: 'Plumb',
    category: 'desk',
    stock: 230,
    price: 44.99,
    hasFreeShipping: false,
    colorOptions: ['secondary', 'primary', 'info'],
    description: 'Quiet buttons and a wheel that can be locked to single steps. One charge lasts about two months.',
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
      'Liquid-filled and readable with gloves on. The lid has a sighting line and a small ruler in millimeters.',
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
      'A short-scale guitar with a solid spruce top that fits an overhead locker. The padded case and a spare set of strings are included.',
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
      'Dims to one per cent and shifts from candle to daylight. Works from the wall switch, too, when the network is down.',
  },
  {
    name: 'Long Haul Running Shoes',
    brand: 'Stridely',
    category: 'outdoors',
    stock: 71,
    price: 134,
    hasFreeShipping: true,
    colorOptions: ['info', 'danger', 'success'],
    description:
      'Cushioned for road miles rather than records. The upper is knitted in one piece, so nothing rubs at the toes.',
  },
  {
    name: 'Sunday Reading Set',
    brand: 'Nook & Co',
    category: 'home',
    stock: 0,
    price: 879,
    hasFreeShipping: true,
    colorOptions: ['info', 'secondary', 'success'],
    description: 'A two-seat sofa and the lamp that belongs beside it. Covers zip off; the bulb is included.',
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
      "A 70 mm refractor with a tripod that folds into its bag. Good for the Moon, Saturn's rings and a first cluster or two.",
  },
  {
    name: 'Italic Fountain Pen',
    brand: 'Plumb',
    category: 'desk',
    stock: 175,
    price: 52,
    hasFreeShipping: false,
    colorOptions: ['primary', 'danger', 'success'],
    description: 'A steel italic nib in a turned resin body. Takes cartridges or the converter that is supplied.',
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
      "A stable 4.8 meter hull for two paddlers and a week's luggage. Light enough at 29 kg for a short carry.",
  },
  {
    name: 'Cloud Cup, Set of Four',
    brand: 'Hearth & Hollow',
    category: 'kitchen',
    stock: 264,
    price: 26.4,
    hasFreeShipping: false,
    colorOptions: ['info', 'warning'],
    description: 'Handleless cups with a double wall, so hot tea stays hot and fingers do not. Safe in the dishwasher.',
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
      "Twenty-five velocity-sensitive keys that run on a phone's battery. Eight sounds inside; many more by cable.",
  },
  {
    name: 'Beacon Rechargeable Torch',
    brand: 'Lumenry',
    category: 'outdoors',
    stock: 120,
    price: 41.5,
    hasFreeShipping: false,
    colorOptions: ['secondary', 'warning'],
    description: 'Nine hundred lumens, or forty hours on the lowest step. Stands on its end and lights a whole tent.',
  },
  {
    name: 'Kerbside Folding Scooter',
    brand: 'Velloway',
    category: 'mobility',
    stock: 41,
    price: 124.9,
    hasFreeShipping: true,
    colorOptions: ['primary', 'success', 'secondary'],
    description: 'Big wheels that roll over cobbles, and a hinge that does not pinch. Carries riders up to 100 kg.',
  },
  {
    name: 'Beeswax Pillar Candle',
    brand: 'Fern & Fable',
    category: 'home',
    stock: 187,
    price: 14.5,
    hasFreeShipping: false,
    colorOptions: ['warning'],
    description: "Poured by hand from one beekeeper's wax, with nothing added. Burns for about fifty hours.",
  },
  {
    name: 'Linen-Bound Notebook',
    brand: 'Plumb',
    category: 'desk',
    stock: 410,
    price: 18,
    hasFreeShipping: false,
    colorOptions: ['danger', 'primary', 'success'],
    description:
      'A hundred and ninety-two dotted pages that lie flat. The paper is heavy, though broad wet nibs will show through.',
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
