import type { Editor } from '@tiptap/react'
import { useEditorState } from '@tiptap/react'
import { Bold, Heading, Italic, List, ListOrdered, Quote, Redo2, Strikethrough, Underline, Undo2 } from 'lucide-react'
import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isRtl } from '../../isRtl'
import { IconButton } from '../button/IconButton'
import { RichTextLink } from './RichTextLink'

const marks = [
  { name: 'bold', icon: Bold, run: (editor: Editor) => editor.chain().focus().toggleBold().run() },
  { name: 'italic', icon: Italic, run: (editor: Editor) => editor.chain().focus().toggleItalic().run() },
  { name: 'underline', icon: Underline, run: (editor: Editor) => editor.chain().focus().toggleUnderline().run() },
  { name: 'strike', icon: Strikethrough, run: (editor: Editor) => editor.chain().focus().toggleStrike().run() },
  { name: 'heading', icon: Heading, run: (editor: Editor) => editor.chain().focus().toggleHeading({ level: 2 }).run() },
  { name: 'bulletList', icon: List, run: (editor: Editor) => editor.chain().focus().toggleBulletList().run() },
  { name: 'orderedList', icon: ListOrdered, run: (editor: Editor) => editor.chain().focus().toggleOrderedList().run() },
  { name: 'blockquote', icon: Quote, run: (editor: Editor) => editor.chain().focus().toggleBlockquote().run() },
] as const

function controlsOf(toolbar: Element): HTMLButtonElement[] {
  return [...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
}

/** Formatting toolbar. A single tab stop; arrow keys move between buttons (WAI-ARIA APG, toolbar). */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation('kit')
  const toolbar = useRef<HTMLDivElement>(null)
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      active: marks.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  })

  function moveTo(target: Element | undefined) {
    if (!toolbar.current || !(target instanceof HTMLButtonElement)) return
    for (const control of controlsOf(toolbar.current)) control.tabIndex = control === target ? 0 : -1
    target.focus()
  }
  function handleFocus({ target }: FocusEvent) {
    if (!toolbar.current?.contains(target)) return
    for (const control of controlsOf(toolbar.current)) control.tabIndex = control === target ? 0 : -1
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (!toolbar.current || !(event.target instanceof Element) || !toolbar.current.contains(event.target)) return
    const controls = controlsOf(toolbar.current)
    const index = controls.findIndex((control) => control === event.target)
    const forward = isRtl(toolbar.current) ? 'ArrowLeft' : 'ArrowRight'
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    const targets: Readonly<Record<string, number>> = {
      [forward]: index + 1,
      [backward]: index - 1,
      Home: 0,
      End: controls.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    moveTo(controls.at(target % controls.length))
  }

  return (
    <div
      ref={toolbar}
      className="rich-text-toolbar"
      role="toolbar"
      tabIndex={-1}
      aria-label={t('richText.toolbar')}
      onFocus={handleFocus}
      onKeyDown={handleKeyDown}
    >
      {marks.map(({ name, icon: Icon, run }, index) => (
        <IconButton
          key={name}
          size="sm"
          tabIndex={index === 0 ? 0 : -1}
          label={t(`richText.${name}`)}
          aria-pressed={state.active.includes(name)}
          icon={<Icon aria-hidden="true" />}
          onClick={() => run(editor)}
        />
      ))}
      <RichTextLink editor={editor} />
      <IconButton
        size="sm"
        tabIndex={-1}
        label={t('richText.undo')}
        disabled={!state.canUndo}
        icon={<Undo2 className="flip-rtl" aria-hidden="true" />}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <IconButton
        size="sm"
        tabIndex={-1}
        label={t('richText.redo')}
        disabled={!state.canRedo}
        icon={<Redo2 className="flip-rtl" aria-hidden="true" />}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </div>
  )
}
