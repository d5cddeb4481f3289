import type { Credentials } from '@/redux/shell/session/schema'

/** What somebody has done in the sign-in page of `index.html`, before the app took its place. */
interface EarlyInput {
  readonly values: Credentials
  readonly isRemembered: boolean
  /** Gives the focus back, and does what was clicked. */
  readonly resume: () => void
}

const controlsIn = (element: ParentNode) => [...element.querySelectorAll<HTMLElement>('a, button, input')]

/** To be asked while the page is first drawn: when that is shown, the one of `index.html` is gone. */
export function readEarlyInput(): EarlyInput | null {
  if (typeof document === 'undefined') return null // It is a build that draws the page.
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
        // A field for an address tells nobody where its caret is.
        const { type, value } = field
        field.type = 'text'
        field.setSelectionRange(value.length, value.length)
        field.type = type
      }
      controls[Number(page.dataset.clicked)]?.click()
    },
  }
}
