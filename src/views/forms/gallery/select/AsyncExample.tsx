import { ChoiceField, type Choice } from '@core/components/forms/ChoiceField'
import { useDebounced } from '@core/hooks/useDebounced'
import { useErrorText } from '@core/hooks/useErrorText'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchOptions, selectOptions } from '@/redux/forms/gallery/slice'

export function AsyncExample() {
  const { t } = useTranslation('formGallery')
  const errorText = useErrorText()
  const [query, setQuery] = useState('')
  const [films, setFilms] = useState<readonly Choice[]>([])
  const { call: searchSoon } = useDebounced(setQuery)
  const { data, request } = useAppSelector(selectOptions)
  useRequest(fetchOptions, query)
  return (
    <ChoiceField
      isMulti
      label={t('demo.films')}
      placeholder={t('demo.typeToSearch')}
      error={request.status === 'failed' ? errorText(request.error) : undefined}
      options={data ?? []}
      value={films}
      onChange={setFilms}
      onSearch={searchSoon}
      isLoading={request.status === 'pending'}
    />
  )
}
