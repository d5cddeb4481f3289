// @vitest-environment jsdom
import { Button } from '@core/components/button/Button'
import { ErrorSummary } from '@core/components/forms/ErrorSummary'
import { PasswordField } from '@core/components/forms/PasswordField'
import { RadioCards } from '@core/components/forms/RadioCards'
import { TextField } from '@core/components/forms/TextField'
import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { validationMessage } from '@core/validation/validationMessage'
import { SearchField } from '@core/components/SearchField'
import { z } from '@core/schema'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { show } from './show'
import { until } from '../../support/until'

const schema = z
  .object({ name: z.string().check(z.minLength(3), z.maxLength(5)), email: z.email(), again: z.string() })
  .check(z.refine(({ email, again }) => email === again, { path: ['again'], error: validationMessage('mismatch') }))

const onValid = vi.fn()

function SignUp({ serverErrors = {} }: { serverErrors?: Record<string, string | string[]> }) {
  const form = useZodForm(schema, { defaultValues: { name: '', email: '', again: '' } })
  const { errors } = form.formState
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onValid)(event)}>
      <ErrorSummary fields={[{ id: 'name', label: 'Name', error: errors.name?.message }]} />
      <TextField
        id="name"
        label="Name"
        hint="As others see it"
        {...form.register('name')}
        error={errors.name?.message}
      />
      <TextField label="Email" {...form.register('email')} error={errors.email?.message} />
      <TextField label="Again" {...form.register('again')} error={errors.again?.message} />
      <button>Sign up</button>
      <button type="button" onClick={() => applyServerErrors(form, serverErrors)}>
        Answer
      </button>
    </form>
  )
}

describe('a form with a schema', () => {
  test('shows no errors until a field is left, then updates them while typing', async () => {
    const user = show(<SignUp />)
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.type(name, 'A')
    expect(name).not.toBeInvalid()
    await user.tab()
    expect(name).toBeInvalid()
    expect(name).toHaveAccessibleDescription('As others see it Use at least 3 characters')
    await user.type(name, 'da')
    expect(name).toBeValid()
    expect(name).toHaveAccessibleDescription('As others see it')
  })

  test('shows no error for an unchanged field until submit', async () => {
    const user = show(<SignUp />)
    const name = screen.getByRole('textbox', { name: 'Name' })
    await user.click(name)
    await user.tab()
    await user.type(name, 'A')
    expect(name).toBeValid()
    await user.clear(name)
    await user.tab()
    // Validation is asynchronous: wait for the next field's error.
    await user.keyboard('nobody')
    await user.tab()
    await until(() => expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid())
    expect(name).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    await until(() => expect(name).toHaveAccessibleDescription(/“Name” is required$/))
  })

  test('focuses the first field with a server error, in any order', async () => {
    const user = show(<SignUp serverErrors={{ again: 'format', email: 'email', name: 'taken' }} />)
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    await until(() => {
      expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    })
    expect(screen.getByRole('textbox', { name: 'Again' })).toBeInvalid()
  })

  test('does not shift layout under a pressed pointer: the error appears on release', async () => {
    const user = show(<SignUp />)
    const name = screen.getByRole('textbox', { name: 'Name' })
    const button = screen.getByRole('button', { name: 'Answer' })
    await user.type(name, 'A')
    await user.pointer({ keys: '[MouseLeft>]', target: button })
    expect(name).not.toHaveFocus()
    // The field is already invalid; only its message is held back.
    await until(() => expect(name).toBeInvalid())
    expect(screen.queryByText('Use at least 3 characters')).not.toBeInTheDocument()
    await user.pointer({ keys: '[/MouseLeft]', target: button })
    expect(await screen.findByText('Use at least 3 characters')).toBeVisible()
  })

  test('shows errors in plain words, with or without a message in the schema', async () => {
    const user = show(<SignUp />)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Adaeze')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'nobody')
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Use at most 5 characters/)
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(/name@example.com/)
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), '@example.com')
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    expect(screen.getByRole('textbox', { name: 'Again' })).toHaveAccessibleDescription(/don’t match/)
    expect(onValid).not.toHaveBeenCalled()
  })

  test('marks missing values, focuses the first invalid field, and shows a summary', async () => {
    const user = show(<SignUp />)
    await user.click(screen.getByRole('button', { name: 'Sign up' }))
    const name = screen.getByRole('textbox', { name: 'Name' })
    expect(name).toHaveFocus()
    expect(name).toHaveAccessibleDescription(/“Name” is required$/)
    expect(screen.getByRole('alert')).toHaveTextContent('1 field needs your attention')
    await user.tab()
    await user.click(screen.getByRole('link', { name: /^Name:/ }))
    expect(name).toHaveFocus()
  })

  test.each([
    ['a code', 'taken', 'Already in use'],
    ['a code with its figure', 'tooLong?max=5', 'Use at most 5 characters'],
    ['one of several', ['email', 'tooLong?max=5'], 'Enter a valid email, like name@example.com'],
    ['a sentence of its own', 'This address was banned.', 'This address was banned.'],
    ['a question', 'email please? max=5', 'email please? max=5'],
    ['a code that nobody knows', 'banned?max=5', 'banned?max=5'],
  ])('shows server errors at their field: %s', async (_, said, shown) => {
    const user = show(<SignUp serverErrors={{ email: said, unknown: 'Ignored' }} />)
    await user.click(screen.getByRole('button', { name: 'Answer' }))
    const email = screen.getByRole('textbox', { name: 'Email' })
    expect(email).toHaveAccessibleDescription(shown)
    expect(email).toHaveFocus()
    expect(screen.queryByText('Ignored')).not.toBeInTheDocument()
  })
})

describe('a password field', () => {
  test('can be shown and hidden', async () => {
    const user = show(<PasswordField label="Password" />)
    const field = screen.getByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
  })

  test('warns about Caps Lock', () => {
    show(<PasswordField label="Password" />)
    fireEvent.keyUp(screen.getByLabelText('Password'), { key: 'A', modifierCapsLock: true })
    expect(screen.getByText('Caps Lock is on')).toBeInTheDocument()
    fireEvent.keyUp(screen.getByLabelText('Password'), { key: 'a', modifierCapsLock: false })
    expect(screen.queryByText('Caps Lock is on')).not.toBeInTheDocument()
  })
})

test('radio cards are radio buttons with arrow keys', async () => {
  function Skins() {
    const [skin, setSkin] = useState<'light' | 'dark'>('light')
    return (
      <RadioCards
        label="Skin"
        value={skin}
        onChange={setSkin}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
    )
  }
  const user = show(<Skins />)
  expect(screen.getByRole('group', { name: 'Skin' })).toBeInTheDocument()
  await user.tab()
  expect(screen.getByRole('radio', { name: 'Light' })).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('a pending button keeps its name and focus, and ignores a second press', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const user = show(
    <form onSubmit={send}>
      <Button type="submit" pending>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(send).not.toHaveBeenCalled()
  expect(button).toHaveFocus()
})

describe('a search field', () => {
  function Search({ onSearch }: { onSearch: (text: string) => void }) {
    const [value, setValue] = useState('')
    return (
      <>
        <SearchField
          label="Search users"
          value={value}
          onSearch={(text) => {
            onSearch(text)
            setValue(text.trim())
          }}
        />
      </>
    )
  }

  test('debounces typing into one search', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const onSearch = vi.fn()
    show(<Search onSearch={onSearch} />)
    const field = screen.getByRole('searchbox', { name: 'Search users' })
    for (const typed of ['a', 'ad', 'ada', 'ada ']) {
      fireEvent.change(field, { target: { value: typed } })
      act(() => void vi.advanceTimersByTime(249))
    }
    expect(onSearch).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(1))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('ada ')
    expect(field).toHaveValue('ada ')
  })

  test('searches at once on Enter and clears on Escape', async () => {
    const onSearch = vi.fn()
    const user = show(<Search onSearch={onSearch} />)
    await user.type(screen.getByRole('searchbox'), 'bo{Enter}')
    expect(onSearch).toHaveBeenLastCalledWith('bo')
    await user.keyboard('{Escape}')
    expect(onSearch).toHaveBeenLastCalledWith('')
    expect(screen.getByRole('searchbox')).toHaveValue('')
  })

  test('keeps the draft while the URL lags behind', () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const address: string[] = []
    function Slow() {
      const [value, setValue] = useState('')
      return (
        <>
          <SearchField label="Search users" value={value} onSearch={(text) => address.push(text)} />
          <button onClick={() => setValue(address.shift() ?? '')}>Follow</button>
        </>
      )
    }
    show(<Slow />)
    const field = screen.getByRole('searchbox')
    for (const typed of ['e', 'ema', 'email']) {
      fireEvent.change(field, { target: { value: typed } })
      act(() => void vi.advanceTimersByTime(250))
    }
    expect(address).toEqual(['e', 'ema', 'email'])
    for (let word = 0; word < 3; word++) {
      fireEvent.click(screen.getByRole('button', { name: 'Follow' }))
      expect(field).toHaveValue('email')
    }
    // A change from outside replaces the draft, even with an earlier search.
    address.push('ema')
    fireEvent.click(screen.getByRole('button', { name: 'Follow' }))
    expect(field).toHaveValue('ema')
  })
})
