import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentPropsWithRef, ComponentType, KeyboardEvent, RefObject } from 'react'
import { createContext, use, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkProps } from 'react-router-dom'
import * as Base from 'reactstrap'
import { overlayRoot } from '../root'
import { useMediaQuery } from '../hooks/useMediaQuery'
import { cx } from './cx'

/*
 * reactstrap's components with strict props, without `any`. Pages load only the components that they import.
 * Some are wrappers that add what a component lacks. Prefer the kit's own components (`Button`, `Card`, `Alert`,
 * fields, `Tabs`, `MenuButton`, `Popover`, tooltips, toasts) (decision 024).
 */

/** Declared props without index signatures, plus link props: some components are links or can render links. */
type Known<P> = {
  [K in keyof P as string extends K ? never : number extends K ? never : K]: P[K]
} & Partial<Pick<LinkProps, 'to' | 'replace' | 'state'> & Pick<ComponentPropsWithRef<'a'>, 'href'>>

type Part<P> = ComponentType<Known<P>>

export const Badge: Part<Base.BadgeProps> = Base.Badge
export const Breadcrumb: Part<Base.BreadcrumbProps> = Base.Breadcrumb
export const BreadcrumbItem: Part<Base.BreadcrumbItemProps> = Base.BreadcrumbItem
export const ButtonGroup: Part<Base.ButtonGroupProps> = Base.ButtonGroup
export const ButtonToolbar: Part<Base.ButtonToolbarProps> = Base.ButtonToolbar
export const Card: Part<Base.CardProps> = Base.Card
export const CardBody: Part<Base.CardBodyProps> = Base.CardBody
export const CardFooter: Part<Base.CardFooterProps> = Base.CardFooter
export const CardGroup: Part<Base.CardGroupProps> = Base.CardGroup
export const CardHeader: Part<Base.CardHeaderProps> = Base.CardHeader
export const CardImg: Part<Base.CardImgProps> = Base.CardImg
export const CardImgOverlay: Part<Base.CardImgOverlayProps> = Base.CardImgOverlay
export const CardLink: Part<Base.CardLinkProps> = Base.CardLink
export const CardSubtitle: Part<Base.CardSubtitleProps> = Base.CardSubtitle
export const CardText: Part<Base.CardTextProps> = Base.CardText
export const CardTitle: Part<Base.CardTitleProps> = Base.CardTitle
export const Col: Part<Base.ColProps> = Base.Col
export const Container: Part<Base.ContainerProps> = Base.Container
export const DropdownMenu: Part<Base.DropdownMenuProps> = Base.DropdownMenu
export const DropdownToggle: Part<Base.DropdownToggleProps> = Base.DropdownToggle
export const Fade: Part<Base.FadeProps> = Base.Fade
export const Form: Part<Base.FormProps> = Base.Form
export const FormFeedback: Part<Base.FormFeedbackProps> = Base.FormFeedback
export const FormGroup: Part<Base.FormGroupProps> = Base.FormGroup
export const FormText: Part<Base.FormTextProps> = Base.FormText
export const Input: Part<Base.InputProps> = Base.Input
export const InputGroup: Part<Base.InputGroupProps> = Base.InputGroup
export const InputGroupText: Part<Base.InputGroupTextProps> = Base.InputGroupText
export const Label: Part<Base.LabelProps> = Base.Label
export const List: Part<Base.ListProps> = Base.List
export const ListGroup: Part<Base.ListGroupProps> = Base.ListGroup
export const ListGroupItem: Part<Base.ListGroupItemProps> = Base.ListGroupItem
export const ListGroupItemHeading: Part<Base.ListGroupItemHeadingProps> = Base.ListGroupItemHeading
export const ListGroupItemText: Part<Base.ListGroupItemTextProps> = Base.ListGroupItemText
export const ListInlineItem: Part<Base.ListInlineItemProps> = Base.ListInlineItem
export const Modal = (own: Known<Base.ModalProps>) => <Base.Modal container={overlayRoot()} {...own} />
export const ModalBody: Part<Base.ModalBodyProps> = Base.ModalBody
export const ModalFooter: Part<Base.ModalFooterProps> = Base.ModalFooter
export const Nav: Part<Base.NavProps> = Base.Nav
export const NavItem: Part<Base.NavItemProps> = Base.NavItem
export const NavLink: Part<Base.NavLinkProps> = Base.NavLink
export const Navbar: Part<Base.NavbarProps> = Base.Navbar
export const NavbarBrand: Part<Base.NavbarBrandProps> = Base.NavbarBrand
export const NavbarText: Part<Base.NavbarTextProps> = Base.NavbarText
export const NavbarToggler: Part<Base.NavbarTogglerProps> = Base.NavbarToggler
export const Offcanvas = (own: Known<Base.OffcanvasProps>) => <Base.Offcanvas container={overlayRoot()} {...own} />
export const OffcanvasBody: Part<Base.OffcanvasBodyProps> = Base.OffcanvasBody
export const Pagination: Part<Base.PaginationProps> = Base.Pagination
type PlaceholderWidth = Pick<Base.ColProps, 'xs' | 'sm' | 'md' | 'lg' | 'xl'>
export const Placeholder: Part<Base.PlaceholderProps & PlaceholderWidth> = Base.Placeholder
export const PlaceholderButton: Part<Base.PlaceholderButtonProps & PlaceholderWidth> = Base.PlaceholderButton
export const PopoverBody: Part<Base.PopoverBodyProps> = Base.PopoverBody
export const PopoverHeader: Part<Base.PopoverHeaderProps> = Base.PopoverHeader
export const Progress: Part<Base.ProgressProps> = Base.Progress
export const Row: Part<Base.RowProps> = Base.Row
export const TabContent: Part<Base.TabContentProps> = Base.TabContent
export const TabPane: Part<Base.TabPaneProps> = Base.TabPane
export const Table: Part<Base.TableProps> = Base.Table
export const Toast: Part<Base.ToastProps> = Base.Toast
export const ToastBody: Part<Base.ToastBodyProps> = Base.ToastBody
export const UncontrolledCollapse: Part<Base.UncontrolledCollapseProps> = Base.UncontrolledCollapse

const Buttons: Part<Base.ButtonProps> = Base.Button

/** For variants that the kit's `Button` lacks; `type="button"` by default. */
export function Button(props: Known<Base.ButtonProps>) {
  return <Buttons type="button" {...props} />
}

/** Translated accessible name. */
export function CloseButton(props: Known<Base.CloseButtonProps>) {
  const { t } = useTranslation('core')
  return <Base.CloseButton aria-label={t('dialog.close')} {...props} />
}

/** Translated loading text; set `role={null}` beside visible text. */
export function Spinner({ children, ...props }: Known<Base.SpinnerProps>) {
  const { t } = useTranslation('core')
  return <Base.Spinner {...props}>{children ?? t('loading')}</Base.Spinner>
}

const StatusBox = (props: ComponentPropsWithRef<'div'>) => <div {...props} role="status" />

/** `role="status"` except for `danger`: reactstrap's alerts always interrupt screen readers. */
export function Alert({ color = 'success', ...props }: Known<Base.AlertProps>) {
  const { t } = useTranslation('core')
  return (
    <Base.Alert
      color={color}
      closeAriaLabel={t('dismiss')}
      fade={false}
      {...(color !== 'danger' && { tag: StatusBox })}
      {...props}
    />
  )
}

export function UncontrolledAlert(props: Known<Base.UncontrolledAlertProps>) {
  const [isOpen, setOpen] = useState(true)
  return <Alert isOpen={isOpen} toggle={() => setOpen(false)} {...props} />
}

export function ModalHeader(props: Known<Base.ModalHeaderProps>) {
  const { t } = useTranslation('core')
  return <Base.ModalHeader closeAriaLabel={t('dialog.close')} {...props} />
}

export function OffcanvasHeader(props: Known<Base.OffcanvasHeaderProps>) {
  const { t } = useTranslation('core')
  return <Base.OffcanvasHeader closeAriaLabel={t('dialog.close')} {...props} />
}

export function ToastHeader(props: Known<Base.ToastHeaderProps>) {
  const { t } = useTranslation('core')
  return <Base.ToastHeader closeAriaLabel={t('dismiss')} {...props} />
}

/** No transition with reduced motion. */
export function Collapse(props: Known<Base.CollapseProps>) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  return <Base.Collapse {...(isStill && { timeout: 0 })} {...props} />
}

type Floating<P> = Omit<Known<P>, 'target'> & { target: string | HTMLElement | RefObject<HTMLElement | null> }

export function Tooltip({ target, ...props }: Floating<Base.TooltipProps>) {
  // The types predate nullable refs.
  return <Base.Tooltip target={target as Base.TooltipProps['target']} {...props} />
}

export function UncontrolledTooltip({
  target,
  ...props
}: Floating<Base.UncontrolledTooltipProps> & { defaultOpen?: boolean }) {
  return <Base.UncontrolledTooltip target={target as Base.TooltipProps['target']} {...props} /> // as above
}

/** Sets the default props, which React 19 no longer applies. */
export function Popover({ target, ...props }: Floating<Base.PopoverProps>) {
  return (
    <Base.Popover
      target={target as Base.PopoverProps['target']} // as above
      placement="right"
      placementPrefix="bs-popover"
      trigger="click"
      offset={[0, 8]}
      {...props}
    />
  )
}

export function UncontrolledPopover({
  defaultOpen = false,
  ...props
}: Omit<Floating<Base.PopoverProps>, 'isOpen' | 'toggle'> & { defaultOpen?: boolean }) {
  const [isOpen, setOpen] = useState(defaultOpen)
  return <Popover isOpen={isOpen} toggle={() => setOpen(!isOpen)} {...props} />
}

const CurrentPage = createContext(false)

export function PaginationItem({ active = false, ...props }: Known<Base.PaginationItemProps>) {
  return (
    <CurrentPage value={active}>
      <Base.PaginationItem active={active} {...props} />
    </CurrentPage>
  )
}

/** Adds icons, `aria-current` and translated names. */
export function PaginationLink(props: Known<Base.PaginationLinkProps>) {
  const { t } = useTranslation('kit')
  const isCurrent = use(CurrentPage)
  const Arrow = props.previous ? ChevronLeft : ChevronRight
  const name = props.previous ? t('pagination.previous') : props.next ? t('pagination.next') : undefined
  return (
    <Base.PaginationLink
      {...(name && { 'aria-label': name, children: <Arrow className="flip-rtl" /> })}
      {...(isCurrent && { 'aria-current': 'page' })}
      {...props}
    />
  )
}

interface Opened {
  open: string | readonly string[]
  toggle: (id: string) => void
  prefix: string
}

const OpenedContext = createContext<Opened>({ open: '', toggle: () => undefined, prefix: '' })

interface AccordionProps extends Omit<Known<Base.AccordionProps>, 'open' | 'toggle'> {
  open: string | string[]
  toggle: (id: string) => void
}

export function Accordion({ open, toggle, ...props }: AccordionProps) {
  const prefix = useId()
  return (
    <OpenedContext value={{ open, toggle, prefix }}>
      <Base.Accordion open={open} toggle={toggle} {...props} />
    </OpenedContext>
  )
}

/** reactstrap handles Enter, Space and letters on any focused child, such as the first half of a split button. */
function leaveKeysToButtons(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.matches(':is(a, button):not([aria-expanded], [role=menu] *)'))
    event.stopPropagation()
}

/** Calls are marked as pure, so that builds can drop unused components. */
function keyed<P>(Menu: Part<P>): Part<P> {
  return (props) => <Menu onKeyDownCapture={leaveKeysToButtons} {...props} />
}

export const ButtonDropdown = /* @__PURE__ */ keyed<Base.ButtonDropdownProps>(Base.ButtonDropdown)
export const Dropdown = /* @__PURE__ */ keyed<Base.DropdownProps>(Base.Dropdown)
export const UncontrolledButtonDropdown = /* @__PURE__ */ keyed<Base.UncontrolledButtonDropdownProps>(
  Base.UncontrolledButtonDropdown,
)
export const UncontrolledDropdown = /* @__PURE__ */ keyed<Base.UncontrolledDropdownProps>(Base.UncontrolledDropdown)

/** Headings and dividers are not menu items: the keyboard cannot reach them. */
export function DropdownItem({ header, divider, text, ...props }: Known<Base.DropdownItemProps>) {
  if (divider) return <div role="separator" className={cx('dropdown-divider', props.className)} />
  if (!header && !text) return <Base.DropdownItem {...props} />
  return (
    <div role="presentation" className={cx(header ? 'dropdown-header' : 'dropdown-item-text', props.className)}>
      {props.children}
    </div>
  )
}

interface UncontrolledAccordionProps extends Omit<Known<Base.AccordionProps>, 'open' | 'toggle'> {
  defaultOpen?: string | string[]
  /** Allows several open items. */
  stayOpen?: boolean
}

export function UncontrolledAccordion({ defaultOpen = [], stayOpen = false, ...props }: UncontrolledAccordionProps) {
  const [open, setOpen] = useState(() => [defaultOpen].flat())
  const toggle = (id: string) => {
    setOpen(open.includes(id) ? open.filter((other) => other !== id) : stayOpen ? [...open, id] : [id])
  }
  return <Accordion open={open} toggle={toggle} {...props} />
}

export const AccordionItem: Part<Base.AccordionItemProps> = Base.AccordionItem

/** Adds `aria-expanded` and `aria-controls`. */
export function AccordionHeader({
  targetId,
  children,
}: Pick<Known<Base.AccordionHeaderProps>, 'targetId' | 'children'>) {
  const { open, toggle, prefix } = use(OpenedContext)
  const isOpen = [open].flat().includes(targetId)
  return (
    <h2 className="accordion-header">
      <button
        type="button"
        className={isOpen ? 'accordion-button' : 'accordion-button collapsed'}
        aria-expanded={isOpen}
        aria-controls={prefix + targetId}
        onClick={() => toggle(targetId)}
      >
        {children}
      </button>
    </h2>
  )
}

export function AccordionBody(props: Known<Base.AccordionBodyProps>) {
  const { prefix } = use(OpenedContext)
  return <Base.AccordionBody id={prefix + props.accordionId} {...props} />
}
