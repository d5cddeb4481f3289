import { Placeholder } from '@tiptap/extensions/placeholder'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useEffect } from 'react'
import { RichTextToolbar } from './RichTextToolbar'

export interface RichTextProps {
  label: string
  /** Initial HTML. Change the `key` to replace the text. */
  value: string
  /** Called with the HTML after every change; `''` if empty. */
  onChange: (html: string) => void
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

/** Lazy-loaded editor of {@link RichText}. */
export function RichTextEditor({ label, value, onChange, placeholder = '', hasFocus = false }: RichTextProps) {
  const editor = useEditor({
    extensions: [kit, Placeholder.configure({ placeholder })],
    content: value,
    injectCSS: false,
    // The first letter of each paragraph sets its direction.
    textDirection: 'auto',
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
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
