import { Fragment } from 'react'
import styles from '../invoice.module.scss'

/** Amounts in several currencies. They wrap between amounts only. */
export function Amounts({ texts }: { texts: readonly string[] }) {
  const amounts = texts.map((text, index) => (
    <Fragment key={text}>
      {index > 0 && ' '}
      <span className="text-nowrap">
        {index > 0 && '+ '}
        <bdi>{text}</bdi>
      </span>
    </Fragment>
  ))
  return texts.length > 1 ? <span className={styles.amounts}>{amounts}</span> : amounts
}
