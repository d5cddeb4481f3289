import { ChoiceField, type Choice } from '@core/components/forms/ChoiceField'
import { useDebounced } from '@core/hooks/useDebounced'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchOptions, selectOptions } from '@/redux/forms/gallery/slice'
import { ChoicesFailed } from '../shared/ChoicesFailed'

export function AsyncExample() {
  const { t } = useTranslation('formGallery')
  const [query, setQuery] = useState('')
  const [films, setFilms] = useState<readonly Choice[]>([])
  const { call: searchSoon } = useDebounced(setQuery)
  const { data, request } = useAppSelector(selectOptions)
  const retry = useRequest(fetchOptions, query)
  return (
    <>
      <ChoiceField
        isMulti
        label={t('demo.films')}
        placeholder={t('demo.typeToSearch')}
        options={data ?? []}
        value={films}
        onChange={setFilms}
        onSearch={searchSoon}
        isLoading={request.status === 'pending'}
      />
      <ChoicesFailed request={request} onRetry={retry} />
    </>
  )
}
