import { isRtl } from '@core/isRtl'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import styles from '../chat.module.scss'

interface EmojiGridProps<Emoji extends string> {
  label: string
  emojis: readonly Emoji[]
  columns: 6 | 8
  chosen?: Emoji
  onChoose: (emoji: Emoji) => void
}

export function EmojiGrid<Emoji extends string>({ label, emojis, columns, chosen, onChoose }: EmojiGridProps<Emoji>) {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    ref.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const index = buttons.findIndex((button) => button === document.activeElement)
    const forward = isRtl(event.currentTarget) ? -1 : 1
    const steps: Readonly<Partial<Record<string, number>>> = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      ArrowDown: index + columns,
      ArrowUp: index - columns,
      Home: 0,
      End: buttons.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    buttons[next]?.focus()
  }

  return (
    // The buttons handle the keys; the group only moves the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={ref}
      className={`${styles.emojiGrid} has-${columns}-columns`}
      role="group"
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      {emojis.map((emoji) => (
        <button
          key={emoji}
          type="button"
          className={styles.emoji}
          aria-pressed={chosen === undefined ? undefined : chosen === emoji}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </button>
      ))}
    </div>
  )
}
