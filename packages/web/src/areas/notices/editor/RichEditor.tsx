import { contentLength, mostContent } from '@bookrunner/domain/notices'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import { TextStyleKit } from '@tiptap/extension-text-style'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { classes } from '../../../kit/classes.ts'
import type { FieldAria } from '../../../kit/form/index.ts'
import type { Store } from '../../../platform/store.ts'
import { useText } from '../../../platform/text.ts'
import { plainText } from '../inbox.ts'
import { NoticeImage } from './notice-image.ts'
import { Toolbar } from './Toolbar.tsx'
import { editorText } from './text.ts'
import css from './editor.module.css'
import richCss from '../rich.module.css'

interface Props {
  readonly aria: FieldAria
  readonly label: string
  readonly value: string
  readonly onChange: (html: string) => void
  readonly onLeave: () => void
  readonly readOnly: boolean
  /** Sends a pasted, dropped or chosen image; the text then gets its mark. */
  readonly onImage: (file: File) => Promise<boolean>
  /** The image is in the text of another language, and can be put into this one. */
  readonly isImageElsewhere: boolean
  readonly image: Store<string | undefined>
}

/** A spreadsheet copies its cells as text and as a picture: the text is what is meant. */
const imageIn = (data: DataTransfer | null): File | undefined => {
  const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
  return file && plainText(data?.getData('text/html') ?? '').trim() === '' ? file : undefined
}

/** The content of a notice: what the server's allow-list keeps, and no more. */
export default function RichEditor({
  aria,
  label,
  value,
  onChange,
  onLeave,
  readOnly,
  onImage,
  isImageElsewhere,
  image,
}: Props) {
  const t = useText(editorText)
  const editor = useEditor({
    content: value,
    editable: !readOnly,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        link: { openOnClick: false, autolink: true, protocols: ['mailto'] },
      }),
      TextStyleKit.configure({ fontFamily: false, fontSize: false, lineHeight: false }),
      TextAlign.configure({ types: ['paragraph', 'heading'] }),
      TableKit.configure({ table: { resizable: false } }),
      NoticeImage.configure({ source: image }),
    ],
    editorProps: {
      attributes: {
        id: aria.id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': aria['aria-describedby'],
        ...(aria['data-field'] && { 'data-field': aria['data-field'] }),
      },
      handlePaste: (_view, event) => takeImage(imageIn(event.clipboardData)),
      handleDrop: (_view, event) => takeImage(imageIn(event.dataTransfer)),
    },
    onUpdate: ({ editor: { isEmpty }, editor: changed }) => onChange(isEmpty ? '' : changed.getHTML()),
    onBlur: onLeave,
  })
  const putImage = (alt: string) =>
    editor?.chain().focus().insertContent({ type: 'noticeImage', attrs: { alt } }).run()
  const takeImage = (file: File | undefined): boolean => {
    if (!file) return false
    void onImage(file).then((sent) => sent && putImage(file.name))
    return true
  }
  const count = contentLength(value)
  return (
    <div className={css.editor} data-wrong={aria['aria-invalid']}>
      {editor && !readOnly && (
        <Toolbar
          editor={editor}
          onImage={takeImage}
          onImageAgain={isImageElsewhere ? () => putImage('') : undefined}
        />
      )}
      <EditorContent editor={editor} className={classes(css.content, richCss.rich)} translate="no" />
      <p className={css.count} data-over={count > mostContent || undefined}>
        <span className="br-figures">
          {t('count', { count: count.toLocaleString('en'), most: mostContent.toLocaleString('en') })}
        </span>
      </p>
    </div>
  )
}
