/** Brand marks for `scripts/pictures.mjs`, from `@iconify-json/logos`. */
import logos from '@iconify-json/logos/icons.json' with { type: 'json' }

/** Icon names of the package. A crop keeps the mark of a logo with a name; `name` is left out. */
const marks = {
  amex: { icon: 'amex-digital' },
  asana: { icon: 'asana-icon' },
  behance: { icon: 'behance', crop: '0 0 157 95' },
  dribbble: { icon: 'dribbble-icon' },
  facebook: { icon: 'facebook' },
  github: { icon: 'github-icon' },
  google: { icon: 'google-icon' },
  instagram: { icon: 'instagram-icon' },
  linkedin: { icon: 'linkedin-icon' },
  mailchimp: { icon: 'mailchimp-icon' },
  mastercard: { icon: 'mastercard', crop: '0 0 256 159', name: /^<path.*?\/>/ },
  microsoft: { icon: 'microsoft-icon' },
  quora: { icon: 'quora', crop: '0 0 126 142' },
  slack: { icon: 'slack-icon' },
  visa: { icon: 'visa' },
  x: { icon: 'x' },
}

/** In one file: the login page may send few requests. */
const loginMarks = ['google', 'github', 'microsoft']

/** Black takes the text color of the page. References to gradients do not work across files. */
const recolored = (body) =>
  body
    .replaceAll(/"#(0a0a08|0a0b09|161614)"/g, '"currentColor"')
    .replaceAll(/<defs>.*?<\/defs>/g, '')
    .replaceAll(/"url\(#.*?\)"/g, '"#254aa5"')

function parts(name) {
  const { icon, crop, name: text = '' } = marks[name]
  const { body, width = logos.width, height = logos.height } = logos.icons[icon]
  return `viewBox="${crop ?? `0 0 ${width} ${height}`}" fill="currentColor">${recolored(body.replace(text, ''))}`
}

const root = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"'
const symbols = loginMarks.map((name) => `<symbol id="${name}" ${parts(name)}</symbol>`).join('')

/** Contents by path in `public/`. Pages refer to the id. */
export const brandFiles = {
  ...Object.fromEntries(
    Object.keys(marks).map((name) => [`images/brands/${name}.svg`, `${root} id="mark" ${parts(name)}</svg>\n`]),
  ),
  'images/brands/login.svg': `${root}>${symbols}</svg>\n`,
}
