import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './avatar.module.scss'

const pictures = `${import.meta.env.BASE_URL}images/avatars`

const people = [
  { name: 'Catalina Reyes', src: `${pictures}/04.svg` },
  { name: 'Łukasz Wiśniewski', src: `${pictures}/07.svg` },
  { name: 'Lars-Erik Söderström' },
  { name: 'Fatoumata Diallo', src: `${pictures}/11.svg` },
  { name: 'Jakub Dvořák', src: `${pictures}/13.svg` },
  { name: 'Aroha Ngata', src: `${pictures}/18.svg` },
  { name: 'Diego Quispe Mamani' },
]

export function GroupExample() {
  const { t } = useTranslation('components')
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? people : people.slice(0, 4)
  return (
    <div className="cluster">
      <ul className={`d-flex flex-wrap list-unstyled ${styles.avatarGroup}`}>
        {shown.map((person) => (
          <li key={person.name}>
            <Avatar {...person} size="lg" isNamed />
          </li>
        ))}
      </ul>
      <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? t('demo.showFewer') : t('demo.showMore', { count: people.length - shown.length })}
      </Button>
    </div>
  )
}
