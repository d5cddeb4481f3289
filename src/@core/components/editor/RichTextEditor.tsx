import { Placeholder } from '@tiptap/extensions/placeholder'
import { EditorContent, Mark, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { toEditorHtml } from './pastedHtml'
import { RichTextToolbar } from './RichTextToolbar'

export interface RichTextProps {
  /** Accessible name of the text field. */
  label: string
  /** Initial HTML. Change the `key` to replace the text. */
  value: string
  /** Called with the HTML after every change; `''` if empty. */
  onChange: (html: string) => void
  /** Text while the field is empty. */
  placeholder?: string
  /** Moves the focus to the start of the text on mount. */
  hasFocus?: boolean
}

const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
})

/** A tab between pasted cells. HTML collapses other tabs to spaces. */
const tab = Mark.create({
  name: 'tab',
  inclusive: false,
  parseHTML: () => [
    { tag: 'span', getAttrs: ({ style, textContent }) => style.whiteSpace === 'pre' && textContent === '\t' && null },
  ],
  renderHTML: () => ['span', { style: 'white-space: pre' }, 0],
})

/** Lazy-loaded editor of {@link RichText}. */
export function RichTextEditor({ label, value, onChange, placeholder = '', hasFocus = false }: RichTextProps) {
  const editor = useEditor({
    extensions: [kit, tab, Placeholder.configure({ placeholder })],
    content: value,
    injectCSS: false,
    // The first letter of each paragraph sets its direction.
    textDirection: 'auto',
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      transformPastedHTML: toEditorHtml,
    },
    onUpdate({ editor: changed }) {
      // Ignore normalization of the initial text, such as a line added below a quote.
      if (changed.isInitialized) onChange(changed.isEmpty ? '' : changed.getHTML())
    },
  })
  // Tiptap's `autofocus` runs on a timer from the first render. On slow machines the editor is not yet in the document,
  // and the focus is lost. Tiptap also destroys and replaces an editor that mounts too slowly.
  useEffect(() => {
    if (hasFocus && !editor.isDestroyed) editor.commands.focus('start')
  }, [editor, hasFocus])
  return (
    <div className="rich-text">
      <RichTextToolbar editor={editor} />
      <EditorContent className="rich-text-content" editor={editor} />
    </div>
  )
}
