import { Placeholder } from '@tiptap/extensions/placeholder'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { RichTextToolbar } from './RichTextToolbar'

/** What a field for rich text is given. */
export interface RichTextProps {
  /** Name of the field. */
  label: string
  /** HTML. Only another `key` makes the editor take up other text than the one it began with. */
  value: string
  /** Called with the HTML after every change; `''` where there is nothing. */
  onChange: (html: string) => void
  placeholder?: string
  /** Whether the cursor stands in it from the start. */
  hasFocus?: boolean
}

const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
})

/** The editor behind {@link RichText}, in a file of its own. */
export function RichTextEditor({ label, value, onChange, placeholder = '', hasFocus = false }: RichTextProps) {
  const editor = useEditor({
    extensions: [kit, Placeholder.configure({ placeholder })],
    content: value,
    injectCSS: false,
    // Each paragraph runs as its first letter does.
    textDirection: 'auto',
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate({ editor: changed }) {
      // What the editor does to the text as it takes it up, such as a line below a quote, is nobody's change.
      if (changed.isInitialized) onChange(changed.isEmpty ? '' : changed.getHTML())
    },
  })
  // Tiptap's `autofocus` runs on a timer from the first render. On a slow machine the editor is not in the document by then,
  // and the focus is lost. Tiptap also replaces an editor that takes too long to mount; that one is destroyed here.
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
