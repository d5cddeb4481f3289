import { useEffect, useState } from 'react'
import type { CodeLanguage, Highlighted } from './Highlighted'
import styles from './code.module.scss'

export interface CodeProps {
  /** Accessible name of the scroll area. */
  label: string
  /** The code, with its line breaks. */
  text: string
  /** Grammar of the colors. */
  language?: CodeLanguage
}

/** Code with syntax colors. The highlighter loads on demand; if that fails, the code stays plain. */
export function Code({ label, text, language = 'tsx' }: CodeProps) {
  const [Colored, setColored] = useState<typeof Highlighted>()
  useEffect(() => {
    import('./Highlighted').then(
      (loaded) => setColored(() => loaded.Highlighted),
      () => undefined,
    )
  }, [])
  return (
    <pre
      className={styles.code}
      dir="ltr"
      translate="no"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, by keyboard too
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <code>{Colored ? <Colored text={text} language={language} /> : text}</code>
    </pre>
  )
}
