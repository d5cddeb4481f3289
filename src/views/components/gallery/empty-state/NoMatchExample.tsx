import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { SearchField } from '@core/components/SearchField'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const people = ['Amara Mensah', 'Clément Roux', 'Devika Subramanian', 'Owen Pritchard']

export function NoMatchExample() {
  const { t } = useTranslation('components')
  const [search, setSearch] = useState('Jane')
  const word = search.trim().toLocaleLowerCase()
  const found = people.filter((name) => name.toLocaleLowerCase().includes(word))
  return (
    <>
      <SearchField label={t('demo.searchPeople')} value={search} onSearch={setSearch} />
      {found.length > 0 ? (
        <ul className="list-group mt-3">
          {found.map((name) => (
            <li key={name} className="list-group-item">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          picture={<SearchX aria-hidden="true" />}
          title={t('demo.nobody', { search })}
          text={t('demo.nobodyText')}
          action={<Button onClick={() => setSearch('')}>{t('demo.clearSearch')}</Button>}
        />
      )}
    </>
  )
}
