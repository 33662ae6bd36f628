import { LinkOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/core'
import { Button, Flex, Input, Popover } from 'antd'
import { useState } from 'react'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { editorText } from './text.ts'
import css from './editor.module.css'

/** "hkma.gov.hk" is a web address too. */
const addressOf = (typed: string): string =>
  /^(?:https?:|mailto:|\/)/i.test(typed)
    ? typed
    : typed.includes('@')
      ? `mailto:${typed}`
      : `https://${typed}`

/** Makes the selection a link, or changes and removes one. */
export function LinkTool({ editor }: { readonly editor: Editor }) {
  const t = useText(editorText)
  const [typed, setTyped] = useState<string>()
  const open = typed !== undefined
  const current = editor.getAttributes('link').href as string | undefined
  const close = () => setTyped(undefined)
  const chain = () => editor.chain().focus().extendMarkRange('link')
  const apply = () => {
    const address = typed?.trim()
    close()
    if (!address) return
    const href = addressOf(address)
    if (editor.state.selection.empty && !current)
      chain()
        .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain().setLink({ href }).run()
  }
  return (
    <Popover
      open={open}
      onOpenChange={(next) => setTyped(next ? (current ?? '') : undefined)}
      trigger="click"
      placement="bottom"
      destroyOnHidden
      getPopupContainer={within}
      content={
        <Flex gap={8} className={css.link}>
          <Input
            autoFocus
            size="small"
            aria-label={t('link.address')}
            placeholder="https://"
            maxLength={500}
            value={typed ?? ''}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={(event) => {
              event.preventDefault()
              apply()
            }}
          />
          <Button size="small" type="primary" onClick={apply}>
            {t('link.apply')}
          </Button>
          {current && (
            <Button
              size="small"
              onClick={() => {
                close()
                chain().unsetLink().run()
              }}
            >
              {t('link.remove')}
            </Button>
          )}
        </Flex>
      }
    >
      <Button
        type="text"
        size="small"
        icon={<LinkOutlined aria-hidden />}
        aria-label={t('link')}
        aria-expanded={open}
        aria-pressed={editor.isActive('link')}
        title={t('link')}
        onMouseDown={(event) => event.preventDefault()}
      />
    </Popover>
  )
}
