// @vitest-environment jsdom
import { useMediaFile } from '@core/hooks/useMediaFile'
import { render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'

function Player() {
  const { ref } = useMediaFile<HTMLAudioElement>('/melody.mp3')
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- it plays nothing
  return <audio ref={ref} data-testid="player" />
}

test('a removed player releases its file, which would keep its controls in memory', () => {
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load')
  const { unmount } = render(<Player />, { wrapper: StrictMode })
  const player = screen.getByTestId('player')
  expect(player).toHaveAttribute('src', '/melody.mp3')
  load.mockClear()
  unmount()
  expect(player).not.toHaveAttribute('src')
  expect(load).toHaveBeenCalledOnce()
})
