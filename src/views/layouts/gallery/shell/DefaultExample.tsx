import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import type { Preferences } from '@/utility/preferences'
import { useAppSelector } from '@/redux/app/hooks'
import { selectChosen } from '@/redux/shell/layout/slice'
import { layouts } from '../layouts'
import { useLayoutName } from '../useLayoutName'

const settings = ['menuLayout', 'menuCollapsed', 'menuHidden', 'navbar', 'contentWidth'] as const

/** Compares the page's layout with the user's preferences. */
export function DefaultExample() {
  const { t } = useTranslation(['layouts', 'shell'])
  const chosen = useAppSelector(selectChosen)
  const layout: Partial<Preferences> = layouts[useLayoutName()]

  function wordsFor(name: (typeof settings)[number], { menuLayout, navbar, contentWidth, ...is }: Preferences): string {
    switch (name) {
      case 'menuLayout':
        return t(`shell:customizer.menuLayout.${menuLayout}`)
      case 'navbar':
        return t(`shell:customizer.navbar.${navbar}`)
      case 'contentWidth':
        return t(`shell:customizer.contentWidth.${contentWidth}`)
      default:
        return t(is[name] ? 'own.yes' : 'own.no')
    }
  }
  const labels = {
    menuLayout: t('shell:customizer.menuLayout.label'),
    menuCollapsed: t('shell:customizer.menuCollapsed'),
    menuHidden: t('shell:customizer.menuHidden'),
    navbar: t('shell:customizer.navbar.label'),
    contentWidth: t('shell:customizer.contentWidth.label'),
  }
  return (
    <Table caption={t('own.settings')}>
      <thead>
        <tr>
          <th scope="col">{t('own.setting')}</th>
          <th scope="col">{t('own.here')}</th>
          <th scope="col">{t('own.yours')}</th>
        </tr>
      </thead>
      <tbody>
        {settings
          .filter((name) => name in layout)
          .map((name) => (
            <tr key={name}>
              <th scope="row">{labels[name]}</th>
              <td>{wordsFor(name, { ...chosen, ...layout })}</td>
              <td>{wordsFor(name, chosen)}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}
