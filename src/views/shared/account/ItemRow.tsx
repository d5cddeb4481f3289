import type { ReactNode } from 'react'
import styles from './account.module.scss'

interface ItemRowProps {
  picture: ReactNode
  title: ReactNode
  aside?: ReactNode
  text: ReactNode
  actions: ReactNode
}

export function ItemRow({ picture, title, aside, text, actions }: ItemRowProps) {
  return (
    <li className={styles.itemRow}>
      <span className={styles.itemPicture} aria-hidden="true">
        {picture}
      </span>
      <div className={styles.itemBody}>
        <p className={styles.itemTitle}>
          <span>{title}</span>
          {aside}
        </p>
        <p className={styles.itemText}>{text}</p>
      </div>
      <div className={styles.itemActions}>{actions}</div>
    </li>
  )
}
