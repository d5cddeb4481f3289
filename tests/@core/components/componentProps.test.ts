import avatar from '@core/components/Avatar.tsx?props'
import field from '@core/components/forms/Field.tsx?props'
import formDialog from '@core/components/overlay/FormDialog.tsx?props'
import formDrawer from '@core/components/overlay/FormDrawer.tsx?props'
import { expect, it } from 'vitest'

const types = (components: typeof avatar, name: string) =>
  Object.fromEntries(components.find((one) => one.name === name)?.props.map((prop) => [prop.name, prop.type]) ?? [])

it('omits "undefined" in the type of an optional prop', () => {
  expect(types(avatar, 'Avatar')).toMatchObject({ src: 'string', size: "'sm' | 'md' | 'lg' | 'xl'" })
})

it('keeps "undefined" in the type of a required prop', () => {
  expect(types(field, 'FieldNotes')).toMatchObject({ error: 'string | undefined' })
})

it('includes the doc comment without its tags', () => {
  expect(formDialog[0]?.text).toBe('A dialog that is one form.')
  expect(formDrawer[0]?.text).toBe('A drawer that is one form; see `FormDialog` for what it is given.')
})
