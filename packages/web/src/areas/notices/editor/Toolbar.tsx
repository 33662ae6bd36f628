import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  BoldOutlined,
  ItalicOutlined,
  OrderedListOutlined,
  PictureOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { endingsFor } from '@bookrunner/domain/files'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { Button } from 'antd'
import { useRef, type ReactNode } from 'react'
import { useText } from '../../../platform/text.ts'
import { ColourTool } from './ColourTool.tsx'
import { LinkTool } from './LinkTool.tsx'
import { TableTool } from './TableTool.tsx'
import { editorText } from './text.ts'
import css from './editor.module.css'

interface ToolProps {
  readonly label: string
  readonly icon: ReactNode
  readonly on?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** One button of the editor's tools. */
export function Tool({ label, icon, on, disabled = false, onPress }: ToolProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      {...(on !== undefined && { 'aria-pressed': on })}
      // The text keeps the focus and its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    />
  )
}

const marks = [
  ['bold', <BoldOutlined key="b" aria-hidden />],
  ['italic', <ItalicOutlined key="i" aria-hidden />],
  ['underline', <UnderlineOutlined key="u" aria-hidden />],
  ['strike', <StrikethroughOutlined key="s" aria-hidden />],
] as const

const alignments = [
  ['left', <AlignLeftOutlined key="l" aria-hidden />],
  ['center', <AlignCenterOutlined key="c" aria-hidden />],
  ['right', <AlignRightOutlined key="r" aria-hidden />],
] as const

interface Props {
  readonly editor: Editor
  readonly onImage: (file: File | undefined) => boolean
  /** Puts the image of another language's text into this one. */
  readonly onImageAgain: (() => void) | undefined
}

/** What a desk expects above a text. */
export function Toolbar({ editor, onImage, onImageAgain }: Props) {
  const t = useText(editorText)
  // Draws the buttons again when the selection or the text changes.
  useEditorState({ editor, selector: ({ transactionNumber }) => transactionNumber })
  const chain = () => editor.chain().focus()
  return (
    <div className={css.tools} role="toolbar" aria-label={t('tools')}>
      {marks.map(([mark, icon]) => (
        <Tool
          key={mark}
          label={t(mark)}
          icon={icon}
          on={editor.isActive(mark)}
          onPress={() => chain().toggleMark(mark).run()}
        />
      ))}
      <i />
      {([2, 3] as const).map((level) => (
        <Tool
          key={level}
          label={t(level === 2 ? 'heading' : 'subheading')}
          icon={<b aria-hidden>H{level - 1}</b>}
          on={editor.isActive('heading', { level })}
          onPress={() => chain().toggleHeading({ level }).run()}
        />
      ))}
      <i />
      <Tool
        label={t('bullets')}
        icon={<UnorderedListOutlined aria-hidden />}
        on={editor.isActive('bulletList')}
        onPress={() => chain().toggleBulletList().run()}
      />
      <Tool
        label={t('numbers')}
        icon={<OrderedListOutlined aria-hidden />}
        on={editor.isActive('orderedList')}
        onPress={() => chain().toggleOrderedList().run()}
      />
      {alignments.map(([align, icon]) => (
        <Tool
          key={align}
          label={t(align)}
          icon={icon}
          on={editor.isActive({ textAlign: align })}
          onPress={() => chain().setTextAlign(align).run()}
        />
      ))}
      <i />
      <ColourTool editor={editor} kind="colour" />
      <ColourTool editor={editor} kind="mark" />
      <LinkTool editor={editor} />
      <TableTool editor={editor} />
      <ImageTool onImage={onImage} onImageAgain={onImageAgain} />
      <i />
      <Tool
        label={t('undo')}
        icon={<UndoOutlined aria-hidden />}
        disabled={!editor.can().undo()}
        onPress={() => chain().undo().run()}
      />
      <Tool
        label={t('redo')}
        icon={<RedoOutlined aria-hidden />}
        disabled={!editor.can().redo()}
        onPress={() => chain().redo().run()}
      />
    </div>
  )
}

function ImageTool({ onImage, onImageAgain }: Pick<Props, 'onImage' | 'onImageAgain'>) {
  const t = useText(editorText)
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label={t('image')}
        accept={endingsFor('image').join(',')}
        onChange={({ currentTarget }) => {
          onImage(currentTarget.files?.[0])
          currentTarget.value = ''
        }}
      />
      <Tool
        label={t(onImageAgain ? 'image.again' : 'image')}
        icon={<PictureOutlined aria-hidden />}
        onPress={onImageAgain ?? (() => chooser.current?.click())}
      />
    </>
  )
}
