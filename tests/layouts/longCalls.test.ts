// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { startI18n } from '@/configs/i18n'
import { showLongCalls } from '@/layouts/frame/longCalls'
import { loadTexts } from '@/texts'

it('announces a slow request while it lasts', async () => {
  await startI18n(loadTexts, ['core'])
  await showLongCalls(1)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  const skeleton = document.body.appendChild(document.createElement('div'))
  skeleton.setAttribute('aria-busy', 'true')
  await showLongCalls(2)
  expect(screen.getByRole('status')).toHaveTextContent('This is taking longer than usual…')
  await showLongCalls(0)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  skeleton.remove()
})
