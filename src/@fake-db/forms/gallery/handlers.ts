import { search } from '@core/search'
import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { text } from '@fake-db/kit/request'
import { galleryApi } from '@/redux/forms/gallery/contract'
import { seedOptions } from './seedOptions'
import type { AutocompleteItem } from '@/redux/forms/gallery/schema'

/** The first hundred chemical elements, by atomic number. */
const elements = [
  'Hydrogen Helium Lithium Beryllium Boron Carbon Nitrogen Oxygen Fluorine Neon',
  'Sodium Magnesium Aluminum Silicon Phosphorus Sulfur Chlorine Argon Potassium Calcium',
  'Scandium Titanium Vanadium Chromium Manganese Iron Cobalt Nickel Copper Zinc',
  'Gallium Germanium Arsenic Selenium Bromine Krypton Rubidium Strontium Yttrium Zirconium',
  'Niobium Molybdenum Technetium Ruthenium Rhodium Palladium Silver Cadmium Indium Tin',
  'Antimony Tellurium Iodine Xenon Caesium Barium Lanthanum Cerium Praseodymium Neodymium',
  'Promethium Samarium Europium Gadolinium Terbium Dysprosium Holmium Erbium Thulium Ytterbium',
  'Lutetium Hafnium Tantalum Tungsten Rhenium Osmium Iridium Platinum Gold Mercury',
  'Thallium Lead Bismuth Polonium Astatine Radon Francium Radium Actinium Thorium',
  'Protactinium Uranium Neptunium Plutonium Americium Curium Berkelium Californium Einsteinium Fermium',
].flatMap((row) => row.split(' '))

const seedItems: readonly AutocompleteItem[] = elements.map((title, index) => ({
  id: index + 1,
  title,
  rank: String(index + 1),
}))

export const handlers = implement(galleryApi, () => ({
  options: ({ query }) => ok(search(seedOptions, text(query.query), ({ label }) => [label])),
  items: () => ok({ autoComplete: [...seedItems] }),
}))
