import { FontColorsOutlined, HighlightOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { Button, Popover } from 'antd'
import { useState } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { editorText } from './text.ts'
import css from './editor.module.css'

/** Dark enough for text on white, and pale enough behind it. */
const palettes = {
  colour: ['#cf1322', '#ad4e00', '#876800', '#237804', '#00474f', '#0050b3', '#531dab', '#595959'],
  mark: ['#fff1b8', '#ffd8bf', '#ffccc7', '#d9f7be', '#b5f5ec', '#bae0ff', '#efdbff', '#f0f0f0'],
} as const

interface Props {
  readonly editor: Editor
  readonly kind: keyof typeof palettes
}

/** The colour of letters, or behind them. */
export function ColourTool({ editor, kind }: Props) {
  const t = useText(editorText)
  const [open, setOpen] = useState(false)
  const take = (colour: string | undefined) => {
    setOpen(false)
    const chain = editor.chain().focus()
    if (kind === 'colour') (colour ? chain.setColor(colour) : chain.unsetColor()).run()
    else (colour ? chain.setBackgroundColor(colour) : chain.unsetBackgroundColor()).run()
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottom"
      getPopupContainer={within}
      content={
        <div className={css.swatches}>
          {palettes[kind].map((colour) => (
            <button
              key={colour}
              type="button"
              aria-label={colour}
              style={{ background: colour }}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(colour)}
            />
          ))}
          <Button size="small" onClick={() => take(undefined)}>
            {t('colour.none')}
          </Button>
        </div>
      }
    >
      <Button
        type="text"
        size="small"
        aria-label={t(kind)}
        aria-expanded={open}
        title={t(kind)}
        icon={kind === 'colour' ? <FontColorsOutlined aria-hidden /> : <HighlightOutlined aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
      />
    </Popover>
  )
}
