import { expect, it } from 'vitest'
import { readProps } from '../../../scripts/vite/componentProps'

const pages = import.meta.glob<string>('../../../src/views/**/*Page.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Files whose props a page documents. */
const files = [
  ...new Set(
    Object.values(pages).flatMap((code) =>
      [...code.matchAll(/ from '(@core\/[^']+)\?props'/g)].map(([, path = '']) => `src/${path}`),
    ),
  ),
]

it('finds the documented components', () => expect(files.length).toBeGreaterThan(40))

it.each(files)('%s describes each prop', (file) => {
  const props = readProps(file, 'src').flatMap(({ name, props }) =>
    props.map((prop) => ({ ...prop, name: `${name}.${prop.name}` })),
  )
  expect(props.filter(({ text }) => text === '').map(({ name }) => name)).toEqual([])
})
