import { Button, FormGroup, Input, InputGroup, InputGroupText, Label } from '@core/components/reactstrap'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const scheme = 'https://'
const domain = '.example.com'

export function GroupsExample() {
  const { t } = useTranslation('formGallery')
  const format = useFormat()
  const [shop, setShop] = useState('harbour-tea')
  const [price, setPrice] = useState('24')
  const [hasTax, setTax] = useState(true)
  const address = scheme + shop + domain
  const gross = Number(price) * (hasTax ? 1.19 : 1)

  return (
    <div className="form-stack">
      <FormGroup noMargin>
        <Label for="group-shop">{t('demo.shopAddress')}</Label>
        <InputGroup dir="ltr">
          <InputGroupText>{scheme}</InputGroupText>
          <Input id="group-shop" value={shop} onChange={({ target }) => setShop(target.value)} />
          <InputGroupText>{domain}</InputGroupText>
          <Button
            color="secondary"
            outline
            aria-label={t('demo.copyAddress')}
            onClick={() => void copyText(address, { done: t('demo.copied'), failed: t('demo.copyFailed') })}
          >
            <Copy aria-hidden="true" />
          </Button>
        </InputGroup>
      </FormGroup>
      <FormGroup noMargin>
        <Label for="group-price">{t('demo.price')}</Label>
        <InputGroup>
          <InputGroupText tag="label" className="gap-2">
            <Input type="checkbox" className="mt-0" checked={hasTax} onChange={() => setTax(!hasTax)} />
            {t('demo.withTax')}
          </InputGroupText>
          <Input
            id="group-price"
            type="number"
            min="0"
            value={price}
            aria-describedby="group-gross"
            onChange={({ target }) => setPrice(target.value)}
          />
          <InputGroupText id="group-gross" className="tabular">
            {t(hasTax ? 'demo.gross' : 'demo.net', { amount: format.money(Math.round(gross * 100)) })}
          </InputGroupText>
        </InputGroup>
      </FormGroup>
    </div>
  )
}
