import { ChoiceField, type Choice } from '@core/components/forms/ChoiceField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const known: readonly Choice[] = ['design', 'invoice', 'urgent', 'customer', 'idea'].map((name) => ({
  value: name,
  label: `#${name}`,
}))

export function CreatableExample() {
  const { t } = useTranslation('formGallery')
  const [options, setOptions] = useState(known)
  const [tags, setTags] = useState<readonly Choice[]>([])

  function create(text: string): Choice {
    const choice = { value: text, label: `#${text.replace(/^#/, '')}` }
    setOptions([...options, choice])
    return choice
  }

  return (
    <ChoiceField
      isMulti
      label={t('demo.tags')}
      hint={t('demo.tagsHint')}
      options={options}
      value={tags}
      onChange={setTags}
      onCreate={create}
    />
  )
}
