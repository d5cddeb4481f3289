import { Placeholder } from '@tiptap/extensions/placeholder'
import { EditorContent, useEditor } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import type { RichTextProps } from './richTextProps'
import { RichTextToolbar } from './RichTextToolbar'

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
    autofocus: hasFocus ? 'start' : false,
    injectCSS: false,
    // Each paragraph runs as its first letter does.
    textDirection: 'auto',
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate({ editor: changed }) {
      // What the editor does to the text as it takes it up, such as a line below a quote, is nobody's change.
      if (changed.isInitialized) onChange(changed.isEmpty ? '' : changed.getHTML())
    },
  })
  return (
    <div className="rich-text">
      <RichTextToolbar editor={editor} />
      <EditorContent className="rich-text-content" editor={editor} />
    </div>
  )
}
