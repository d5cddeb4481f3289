import { Combobox } from '@core/components/forms/Combobox'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchItems, selectItems } from '@/redux/forms/gallery/slice'
import { Highlight } from '@/utility/Highlight'
import { ChoicesFailed } from '../shared/ChoicesFailed'

export function BasicExample() {
  const { t } = useTranslation('formGallery')
  const { data, request } = useAppSelector(selectItems)
  const [text, setText] = useState('')
  const retry = useRequest(fetchItems, undefined)

  const elements = data?.autoComplete ?? []
  const word = text.trim().toLowerCase()
  const found = elements.filter(({ title }) => title.toLowerCase().includes(word)).slice(0, 8)
  const chosen = elements.find(({ title }) => title.toLowerCase() === word)
  return (
    <>
      <Combobox
        label={t('demo.element')}
        hint={chosen ? t('demo.elementRank', { name: chosen.title, rank: chosen.rank }) : t('demo.elementHint')}
        text={text}
        onText={setText}
        options={found.map(({ id, title, rank }) => ({
          key: String(id),
          label: title,
          text: <Highlight text={title} words={[text.trim()]} />,
          sub: rank,
        }))}
        onPick={(key) => setText(elements.find(({ id }) => String(id) === key)?.title ?? text)}
        // Shows "no match" only after the elements have loaded.
        {...(data && { emptyText: t('demo.noElement') })}
      />
      <ChoicesFailed request={request} onRetry={retry} />
    </>
  )
}
