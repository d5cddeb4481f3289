// @vitest-environment jsdom
import * as All from '@core/components/reactstrap'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { show } from './show'

const drawn = new Set<string | symbol>()
/** Wraps the parts to record which are rendered. */
const Parts = new Proxy(All, {
  get(parts, name: keyof typeof All) {
    drawn.add(name)
    return parts[name]
  },
})

/** Examples from reactstrap's documentation. */
function Pasted() {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState('1')
  const [tab, setTab] = useState('a')
  const [isShown, setShown] = useState(false)
  return (
    <Parts.Container fluid>
      <Parts.Row>
        <Parts.Col md={6}>
          <Parts.Card tag="section">
            <Parts.CardImg top src="data:," alt="" />
            <Parts.CardHeader>Head</Parts.CardHeader>
            <Parts.CardBody>
              <Parts.CardTitle tag="h5">Title</Parts.CardTitle>
              <Parts.CardSubtitle>Subtitle</Parts.CardSubtitle>
              <Parts.CardText>Text</Parts.CardText>
              <Parts.CardLink href="#">Link</Parts.CardLink>
            </Parts.CardBody>
            <Parts.CardFooter>Foot</Parts.CardFooter>
          </Parts.Card>
          <Parts.CardGroup>
            <Parts.Card>
              <Parts.CardImgOverlay>Over it</Parts.CardImgOverlay>
            </Parts.Card>
          </Parts.CardGroup>
        </Parts.Col>
      </Parts.Row>
      <Parts.ButtonToolbar>
        <Parts.ButtonGroup aria-label="Sizes">
          <Parts.Button innerRef={anchor} color="primary" outline onClick={() => setShown(true)}>
            Small
          </Parts.Button>
          <Parts.Button tag="a" href="#">
            Large
          </Parts.Button>
        </Parts.ButtonGroup>
        <Parts.CloseButton />
      </Parts.ButtonToolbar>
      <Parts.Badge color="danger" pill>
        7
      </Parts.Badge>
      <Parts.Spinner color="primary" />
      <Parts.Progress value={40} />
      <Parts.Placeholder xs={6} />
      <Parts.PlaceholderButton xs={6} aria-label="On its way" />
      <Parts.UncontrolledAlert color="info">For your information</Parts.UncontrolledAlert>
      <Parts.Alert color="danger">It burns</Parts.Alert>
      <Parts.Form>
        <Parts.FormGroup floating>
          <Parts.Label for="mail">Mail</Parts.Label>
          <Parts.Input id="mail" type="email" invalid />
          <Parts.FormFeedback>No mail</Parts.FormFeedback>
          <Parts.FormText>As you like</Parts.FormText>
        </Parts.FormGroup>
        <Parts.FormGroup check>
          <Parts.Input id="box" type="checkbox" />
          <Parts.Label for="box" check>
            Box
          </Parts.Label>
        </Parts.FormGroup>
        <Parts.InputGroup>
          <Parts.InputGroupText>@</Parts.InputGroupText>
          <Parts.Input aria-label="Handle" />
        </Parts.InputGroup>
      </Parts.Form>
      <Parts.Nav tabs>
        <Parts.NavItem>
          <Parts.NavLink href="#" active={tab === 'a'} onClick={() => setTab('a')}>
            A
          </Parts.NavLink>
        </Parts.NavItem>
      </Parts.Nav>
      <Parts.TabContent activeTab={tab}>
        <Parts.TabPane tabId="a">Pane</Parts.TabPane>
      </Parts.TabContent>
      <Parts.Table striped>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </Parts.Table>
      <Parts.Pagination aria-label="Pages">
        <Parts.PaginationItem>
          <Parts.PaginationLink previous />
        </Parts.PaginationItem>
        <Parts.PaginationItem active>
          <Parts.PaginationLink>2</Parts.PaginationLink>
        </Parts.PaginationItem>
      </Parts.Pagination>
      <Parts.Breadcrumb>
        <Parts.BreadcrumbItem active>Here</Parts.BreadcrumbItem>
      </Parts.Breadcrumb>
      <Parts.ListGroup tag="div">
        <Parts.ListGroupItem tag="button" action>
          <Parts.ListGroupItemHeading>Item</Parts.ListGroupItemHeading>
          <Parts.ListGroupItemText>Text</Parts.ListGroupItemText>
        </Parts.ListGroupItem>
      </Parts.ListGroup>
      <Parts.List type="inline">
        <Parts.ListInlineItem>Inline</Parts.ListInlineItem>
      </Parts.List>
      <Parts.Collapse isOpen>Collapsible</Parts.Collapse>
      <Parts.Button id="folds">Fold</Parts.Button>
      <Parts.UncontrolledCollapse toggler="#folds">Folded</Parts.UncontrolledCollapse>
      <Parts.Fade>Faded</Parts.Fade>
      <Parts.UncontrolledAccordion defaultOpen="3">
        <Parts.AccordionItem>
          <Parts.AccordionHeader targetId="3">Part 3</Parts.AccordionHeader>
          <Parts.AccordionBody accordionId="3">Body 3</Parts.AccordionBody>
        </Parts.AccordionItem>
      </Parts.UncontrolledAccordion>
      <Parts.Accordion open={open} toggle={(id) => setOpen(id === open ? '' : id)}>
        {['1', '2'].map((id) => (
          <Parts.AccordionItem key={id}>
            <Parts.AccordionHeader targetId={id}>{`Part ${id}`}</Parts.AccordionHeader>
            <Parts.AccordionBody accordionId={id}>{`Body ${id}`}</Parts.AccordionBody>
          </Parts.AccordionItem>
        ))}
      </Parts.Accordion>
      <Parts.UncontrolledDropdown>
        <Parts.DropdownToggle caret>Menu</Parts.DropdownToggle>
        <Parts.DropdownMenu>
          <Parts.DropdownItem header>Head</Parts.DropdownItem>
          <Parts.DropdownItem>Item of the menu</Parts.DropdownItem>
        </Parts.DropdownMenu>
      </Parts.UncontrolledDropdown>
      <Parts.Dropdown isOpen toggle={() => undefined}>
        <Parts.DropdownToggle>Open</Parts.DropdownToggle>
      </Parts.Dropdown>
      <Parts.ButtonDropdown isOpen={false} toggle={() => undefined}>
        <Parts.DropdownToggle>Closed</Parts.DropdownToggle>
      </Parts.ButtonDropdown>
      <Parts.UncontrolledButtonDropdown>
        <Parts.DropdownToggle split aria-label="More" />
      </Parts.UncontrolledButtonDropdown>
      <Parts.Navbar expand>
        <Parts.NavbarBrand href="#">Brand</Parts.NavbarBrand>
        <Parts.NavbarToggler onClick={() => undefined} />
        <Parts.NavbarText>Text</Parts.NavbarText>
      </Parts.Navbar>
      <Parts.Toast>
        <Parts.ToastHeader toggle={() => undefined}>News</Parts.ToastHeader>
        <Parts.ToastBody>Toasted</Parts.ToastBody>
      </Parts.Toast>
      <Parts.Tooltip isOpen={isShown} target={anchor} toggle={() => undefined}>
        Tip
      </Parts.Tooltip>
      <Parts.Popover isOpen={isShown} target={anchor} toggle={() => undefined}>
        <Parts.PopoverHeader>Popped</Parts.PopoverHeader>
        <Parts.PopoverBody>Body</Parts.PopoverBody>
      </Parts.Popover>
      <Parts.UncontrolledTooltip target={anchor} defaultOpen>
        Second tip
      </Parts.UncontrolledTooltip>
      <Parts.UncontrolledPopover target="folds">
        <Parts.PopoverBody>Second box</Parts.PopoverBody>
      </Parts.UncontrolledPopover>
    </Parts.Container>
  )
}

function Layers() {
  return (
    <>
      <Parts.Modal isOpen toggle={() => undefined} labelledBy="ask">
        <Parts.ModalHeader id="ask" toggle={() => undefined}>
          Sure?
        </Parts.ModalHeader>
        <Parts.ModalBody>It cannot be taken back.</Parts.ModalBody>
        <Parts.ModalFooter>Foot</Parts.ModalFooter>
      </Parts.Modal>
      <Parts.Offcanvas isOpen toggle={() => undefined} aria-label="Filters">
        <Parts.OffcanvasHeader toggle={() => undefined}>Filters</Parts.OffcanvasHeader>
        <Parts.OffcanvasBody>Body</Parts.OffcanvasBody>
      </Parts.Offcanvas>
    </>
  )
}

describe("reactstrap's parts for pasted markup", () => {
  it('render in StrictMode without console messages', async () => {
    const user = show(<Pasted />)
    await user.click(screen.getByRole('button', { name: 'Small' }))
    expect(await screen.findByText('Popped')).toBeInTheDocument()
    expect(screen.getByText('Tip')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Menu' }))
    expect(screen.getByRole('menuitem', { name: 'Item of the menu' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Fold' }))
    expect(await screen.findByText('Second box')).toBeInTheDocument()
    show(<Layers />)
    expect(await screen.findByRole('dialog', { name: 'Sure?' })).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Close' })).not.toEqual([])
    expect(screen.getByText('Filters')).toBeInTheDocument()
    expect(Object.keys(All).filter((name) => !drawn.has(name))).toEqual([])
  })

  it.each([13, 32])('leave the key code %i to the first half of a split button', (keyCode) => {
    show(
      <Parts.UncontrolledButtonDropdown>
        <Parts.Button>Save</Parts.Button>
        <Parts.DropdownToggle split aria-label="More" />
      </Parts.UncontrolledButtonDropdown>,
    )
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'More' }), { keyCode: 36 })).toBe(false)
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Save' }), { keyCode })).toBe(true)
  })

  it('add missing labels, in the language of the page', async () => {
    const user = show(<Pasted />)
    expect(screen.getByText('It burns')).toHaveRole('alert')
    expect(screen.getByText('For your information')).toHaveRole('status')
    await user.click(within(screen.getByText('For your information')).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('For your information')).not.toBeInTheDocument())
    expect(screen.getByText('Loading…')).toBeInTheDocument()
    const previous = screen.getByRole('button', { name: 'Previous page' })
    expect(previous).toBeVisible()
    expect(previous.innerHTML).toContain('<svg')
    expect(screen.getByRole('button', { name: '2' })).toHaveAttribute('aria-current', 'page')

    const closed = screen.getByRole('button', { name: 'Part 2' })
    expect(screen.getByRole('button', { name: 'Part 1' })).toHaveAttribute('aria-expanded', 'true')
    expect(closed).toHaveAttribute('aria-expanded', 'false')
    await user.click(closed)
    expect(closed).toHaveAttribute('aria-expanded', 'true')
    // oxlint-disable-next-line testing-library/no-node-access -- what the button opens has no role
    expect(document.getElementById(closed.getAttribute('aria-controls') ?? '')).toHaveTextContent('Body 2')
  })
})
