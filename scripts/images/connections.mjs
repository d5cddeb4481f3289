import { save } from './svg.mjs'

/** No service's logo: what one does there, on a tile of our own colours. Strokes in a box of 24 by 24. */
const services = {
  twitter: ['#2f86b8', '<path d="M4 5.500h16v11h-9l-4.500 3.500v-3.500H4z"/><path d="M8 9.500h8M8 12.700h5"/>'],
  google: ['#3f6fd1', '<circle cx="11" cy="11" r="6"/><path d="m15.500 15.500 4.500 4.500"/>'],
  facebook: [
    '#4a5fc1',
    '<circle cx="9" cy="8.500" r="3.200"/><path d="M3.500 19c0-3.600 2.300-5.600 5.500-5.600s5.500 2 5.500 5.600M15 5.600a3.200 3.200 0 0 1 0 5.800M17 13.900c2.200.7 3.500 2.500 3.500 5.100"/>',
  ],
  github: [
    '#39415a',
    '<circle cx="7" cy="5.500" r="2"/><circle cx="7" cy="18.500" r="2"/><circle cx="17" cy="8" r="2"/><path d="M7 7.500v9M17 10c0 3.500-3 4.500-6 5-2 .4-4 .9-4 1.500"/>',
  ],
  slack: [
    '#8a4a9e',
    '<path d="M3.500 5h11v8H8l-3 2.500V13H3.500z"/><path d="M17.500 9h3v8H19v2.500L16 17h-5.500v-1"/>',
  ],
  mailchimp: ['#b47a12', '<rect x="3.500" y="6" width="17" height="12.500" rx="1.500"/><path d="m4 7.500 8 6 8-6"/>'],
  asana: [
    '#c9506b',
    '<path d="m4 6.500 1.500 1.500L8 5.300M4 12.500 5.500 14 8 11.300M4 18.500 5.500 20 8 17.300M11.500 7h8.500M11.500 13h8.500M11.500 19h6"/>',
  ],
  x: [
    '#454c63',
    '<circle cx="12" cy="12" r="3.500"/><path d="M15.500 8.500V13c0 3 4.500 2.600 4.500-1a8 8 0 1 0-3.200 6.400"/>',
  ],
  instagram: [
    '#b8478a',
    '<rect x="4" y="5" width="16" height="14" rx="2"/><circle cx="9" cy="10" r="1.500"/><path d="m4.500 17.500 4.500-4 3 2.500 3.500-4.500 4.500 5"/>',
  ],
  dribbble: [
    '#cf5a85',
    '<path d="m4 20 1.300-4.800L16.500 4a2.400 2.400 0 0 1 3.500 3.500L8.800 18.700zM14 6.500 17.500 10"/>',
  ],
  behance: [
    '#2f7f8f',
    '<circle cx="8" cy="8" r="3.800"/><path d="M13.500 4.500h6.500V11h-6.500zM8 14l4.200 6.500H3.800zM14 17.200h6M17 14.200v6"/>',
  ],
  linkedin: [
    '#2f6ea6',
    '<rect x="3.500" y="8" width="17" height="11.500" rx="1.500"/><path d="M9 8V5.500h6V8M3.500 13H20.500M12 12v2"/>',
  ],
  quora: [
    '#a8483f',
    '<path d="M4 5h16v11.500h-5L12 20l-3-3.500H4z"/><path d="M10 8.800c.3-1 1.100-1.500 2-1.500 1.200 0 2.100.7 2.100 1.800 0 1.400-2.100 1.500-2.100 2.900M12 14.200v.1"/>',
  ],
}

function tile([colour, glyph]) {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48" fill="none">' +
    `<rect width="48" height="48" rx="12" fill="${colour}"/>` +
    `<g transform="translate(11 11) scale(1.083)" stroke="#fff" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${glyph}</g></svg>\n`
  )
}

export async function makeConnections() {
  for (const [name, service] of Object.entries(services)) await save(`images/connections/${name}.svg`, tile(service))
}
