import { Button } from '@core/components/button/Button'
import { Col, Form, FormGroup, Input, Label } from '@core/components/reactstrap'
import { useTranslation } from 'react-i18next'
import { useSaved } from '../shared/useSaved'

export function HorizontalExample() {
  const { t } = useTranslation('formGallery')
  return (
    <Form onSubmit={useSaved()}>
      <FormGroup row>
        <Label for="row-name" sm={3}>
          {t('demo.name')}
        </Label>
        <Col sm={9}>
          <Input id="row-name" name="name" required autoComplete="name" />
        </Col>
      </FormGroup>
      <FormGroup row>
        <Label for="row-email" sm={3}>
          {t('demo.email')}
        </Label>
        <Col sm={9}>
          <Input id="row-email" name="email" type="email" required autoComplete="email" />
        </Col>
      </FormGroup>
      <FormGroup row className="mb-0">
        <Col sm={{ size: 9, offset: 3 }}>
          <Button type="submit" variant="primary">
            {t('demo.save')}
          </Button>
        </Col>
      </FormGroup>
    </Form>
  )
}
