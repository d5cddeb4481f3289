import type { Credentials } from '@/redux/shell/session/schema'

/** Input in the static login page of `index.html`, before React replaced it. */
interface EarlyInput {
  readonly values: Credentials
  readonly isRemembered: boolean
  /** Restores the focus, and repeats the click. */
  readonly resume: () => void
}

const controlsIn = (element: ParentNode) => [...element.querySelectorAll<HTMLElement>('a, button, input')]

/** Call during the first render: afterwards the static page is gone. */
export function readEarlyInput(): EarlyInput | null {
  if (typeof document === 'undefined') return null // prerendering
  const page = document.querySelector<HTMLElement>('[data-early]')
  const inputs = page?.querySelectorAll('input')
  if (!page || !inputs) return null
  const [email, password, remember] = inputs
  const focused = controlsIn(page).findIndex((control) => control === document.activeElement)
  return {
    values: { email: email?.value ?? '', password: password?.value ?? '' },
    isRemembered: remember?.checked ?? false,
    resume() {
      const controls = controlsIn(document.querySelector('#root') ?? document)
      const field = controls[focused]
      field?.focus()
      if (field instanceof HTMLInputElement && field.type !== 'checkbox') {
        // Email inputs do not support text selection.
        const { type, value } = field
        field.type = 'text'
        field.setSelectionRange(value.length, value.length)
        field.type = type
      }
      controls[Number(page.dataset.clicked)]?.click()
    },
  }
}
