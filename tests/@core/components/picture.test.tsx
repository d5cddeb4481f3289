// @vitest-environment jsdom
import { Avatar } from '@core/components/Avatar'
import { Picture } from '@core/components/Picture'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

describe('an image that fails to load', () => {
  it('is replaced by a drawing with its text, until another one is set', () => {
    const { rerender } = render(<Picture src="/gone.svg" alt="Desk lamp" className="cover" width="40" />)
    const picture = screen.getByRole('img', { name: 'Desk lamp' })
    expect(picture).toHaveAttribute('src', '/gone.svg')
    fireEvent.error(picture)
    expect(picture).toHaveClass('cover', 'picture-missing')
    expect(picture).not.toHaveAttribute('src', '/gone.svg')
    expect(picture).toHaveAttribute('width', '40')
    expect(picture).toHaveAccessibleName('Desk lamp')
    rerender(<Picture src="/new.svg" alt="Desk lamp" />)
    expect(screen.getByRole('img')).toHaveAttribute('src', '/new.svg')
    expect(screen.getByRole('img')).not.toHaveClass('picture-missing')
  })

  it('is requested again when the connection returns', () => {
    render(<Picture src="/lamp.svg" alt="Desk lamp" />)
    fireEvent.error(screen.getByRole('img'))
    fireEvent(window, new Event('online'))
    expect(screen.getByRole('img')).toHaveAttribute('src', '/lamp.svg')
    expect(screen.getByRole('img')).not.toHaveClass('picture-missing')
  })

  it('of a person is replaced by initials', () => {
    render(<Avatar name="Ada Lovelace" src="/gone.svg" isNamed />)
    fireEvent.error(screen.getByRole('img', { name: 'Ada Lovelace' }))
    expect(screen.getByRole('img', { name: 'Ada Lovelace' })).toHaveTextContent('AL')
  })
})
