import {
  Button,
  DropdownItem,
  DropdownMenu,
  DropdownToggle,
  UncontrolledButtonDropdown,
} from '@core/components/reactstrap'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'

const actions = ['edit', 'copy'] as const

export function BootstrapExample() {
  const { t } = useTranslation('components')
  const tell = (name: string) => toast.info(t('demo.chosen', { name }))
  const menu = (
    <DropdownMenu>
      <DropdownItem header>{t('demo.actions')}</DropdownItem>
      {actions.map((action) => (
        <DropdownItem key={action} onClick={() => tell(t(`demo.action.${action}`))}>
          {t(`demo.action.${action}`)}
        </DropdownItem>
      ))}
      <DropdownItem divider />
      <DropdownItem onClick={() => tell(t('demo.action.delete'))}>{t('demo.action.delete')}</DropdownItem>
    </DropdownMenu>
  )
  return (
    <div className="cluster">
      <UncontrolledButtonDropdown>
        <DropdownToggle caret color="primary">
          {t('demo.actions')}
        </DropdownToggle>
        {menu}
      </UncontrolledButtonDropdown>
      <UncontrolledButtonDropdown direction="up">
        <DropdownToggle caret outline color="secondary">
          {t('demo.upwards')}
        </DropdownToggle>
        {menu}
      </UncontrolledButtonDropdown>
      <UncontrolledButtonDropdown>
        <Button color="success" onClick={() => toast.success(t('demo.saved'))}>
          {t('demo.action.save')}
        </Button>
        <DropdownToggle split caret color="success" aria-label={t('demo.moreActions')} />
        {menu}
      </UncontrolledButtonDropdown>
    </div>
  )
}
