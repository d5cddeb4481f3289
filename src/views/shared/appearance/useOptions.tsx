import { useTranslation } from 'react-i18next'
import { directionOf } from '@/configs/languages'
import {
  contentWidths,
  directions,
  footerTypes,
  menuLayouts,
  navbarTypes,
  primaries,
  skins,
} from '@/utility/preferences'
import { useAppSelector } from '@/redux/app/hooks'
import { selectChosen } from '@/redux/shell/layout/slice'
import { Thumbnail } from './Thumbnail'

export function useOptions() {
  const { t, i18n } = useTranslation('shell')
  const { menuLayout, menuHidden } = useAppSelector(selectChosen)
  // Without the side menu, only the navbar opens it.
  const navbarNote = menuLayout === 'horizontal' || menuHidden ? t('customizer.navbarNote') : undefined
  return {
    skin: {
      label: t('customizer.skin.label'),
      options: skins.map((value) => ({
        value,
        label: t(`customizer.skin.${value}`),
        picture: <Thumbnail skin={value} />,
      })),
    },
    primary: {
      label: t('customizer.primary.label'),
      options: primaries.map((value) => ({
        value,
        label: t(`customizer.primary.${value}`),
        picture: <span className={`swatch swatch-${value}`} />,
      })),
    },
    menuLayout: {
      label: t('customizer.menuLayout.label'),
      options: menuLayouts.map((value) => ({
        value,
        label: t(`customizer.menuLayout.${value}`),
        picture: <Thumbnail menu={value === 'horizontal' ? 'top' : 'open'} />,
      })),
    },
    navbar: {
      label: t('customizer.navbar.label'),
      note: navbarNote,
      options: navbarTypes.map((value) => ({
        value,
        label: t(`customizer.navbar.${value}`),
        picture: <Thumbnail navbar={value} />,
        disabledReason: value === 'hidden' ? navbarNote : undefined,
      })),
    },
    footer: {
      label: t('customizer.footer.label'),
      options: footerTypes.map((value) => ({
        value,
        label: t(`customizer.footer.${value}`),
        picture: <Thumbnail footer={value} />,
      })),
    },
    contentWidth: {
      label: t('customizer.contentWidth.label'),
      options: contentWidths.map((value) => ({
        value,
        label: t(`customizer.contentWidth.${value}`),
        picture: <Thumbnail isBoxed={value === 'boxed'} />,
      })),
    },
    direction: {
      label: t('customizer.direction.label'),
      options: directions.map((value) => ({
        value,
        label: t(`customizer.direction.${value}`),
        picture: <Thumbnail isMirrored={(value === 'language' ? directionOf(i18n.language) : value) === 'rtl'} />,
      })),
    },
  }
}
