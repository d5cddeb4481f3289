import avatar from '@core/components/Avatar.tsx?props'
import field from '@core/components/forms/Field.tsx?props'
import formDialog from '@core/components/overlay/FormDialog.tsx?props'
import formDrawer from '@core/components/overlay/FormDrawer.tsx?props'
import { expect, it } from 'vitest'

const types = (components: typeof avatar, name: string) =>
  Object.fromEntries(components.find((one) => one.name === name)?.props.map((prop) => [prop.name, prop.type]) ?? [])

it('leaves "undefined" out of the type of a property that may be left out', () => {
  expect(types(avatar, 'Avatar')).toMatchObject({ src: 'string', size: "'sm' | 'md' | 'lg' | 'xl'" })
})

it('keeps it where the property has to be given', () => {
  expect(types(field, 'FieldNotes')).toMatchObject({ error: 'string | undefined' })
})

it('says what a doc comment says, without its tags', () => {
  expect(formDialog[0]?.text).toBe('A dialog that is one form.')
  expect(formDrawer[0]?.text).toBe('A drawer that is one form; see `FormDialog` for what it is given.')
})
