import type { ReactNode } from 'react'
import styles from './band.module.scss'

interface BandProps {
  title: string
  text?: string
  /** An illustration, for wide screens only. */
  picture: ReactNode
  children?: ReactNode
}

/** Tinted band at the top of a page, with its main control. */
export function Band({ title, text, picture, children }: BandProps) {
  return (
    <div className={styles.band}>
      <div className={styles.body}>
        <p className={styles.title}>{title}</p>
        {text && <p className={styles.text}>{text}</p>}
        {children}
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  )
}
