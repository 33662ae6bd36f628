import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { Alert, Button, Modal, Space } from 'antd'
import { useId, useRef, useState } from 'react'
import { useText } from '../../../platform/text.ts'
import { keysText } from './text.ts'
import type { Made } from './use-keys.ts'
import css from './keys.module.css'

interface Props {
  readonly made: Made
  readonly onDone: () => void
}

/** Once, and closed by its own button only: a click beside it must not lose the key. */
export function SecretShown({ made: { key, secret }, onDone }: Props) {
  const t = useText(keysText)
  const warns = secret === null ? t('made.lost') : t('made.once')
  return (
    <Modal
      open
      title={t('made.title')}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onDone}>
          {secret === null ? t('close') : t('made.done')}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={warns} />
      {secret !== null && (
        <>
          <Secret name={key.name} secret={secret} />
          <p>{t('made.care')}</p>
        </>
      )}
    </Modal>
  )
}

function Secret({ name, secret }: { name: string; secret: string }) {
  const t = useText(keysText)
  const id = useId()
  const shown = useRef<HTMLElement>(null)
  const [state, setState] = useState<'fresh' | 'copied' | 'selected'>('fresh')
  const select = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
    setState('selected')
  }
  /** Without a secure context there is no clipboard: then it is marked, to be copied by hand. */
  const copy = () =>
    navigator.clipboard
      ? void navigator.clipboard.writeText(secret).then(() => setState('copied'), select)
      : select()
  return (
    <div className={css.secret}>
      <span id={id} className="br-sr">
        {t('made.secret', { name })}
      </span>
      <code ref={shown} aria-labelledby={id}>
        {secret}
      </code>
      <Space>
        <Button icon={state === 'copied' ? <CheckOutlined /> : <CopyOutlined />} onClick={copy}>
          {state === 'copied' ? t('made.copied') : t('made.copy')}
        </Button>
        <span role="status">{state === 'selected' && t('made.select')}</span>
      </Space>
    </div>
  )
}
