import { UploadOutlined } from '@ant-design/icons'
import type { ReceivedFile } from '@bookrunner/contract'
import type { UploadedFile } from '@bookrunner/contract/files'
import { endingsFor, kindWords, purposes, type Purpose } from '@bookrunner/domain/files'
import { sizeWords } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useId, useRef, useState } from 'react'
import { useText } from '../platform/text.ts'
import { Failed, Kept, Way, type UploadValue } from './upload-states.tsx'
import { uploadText } from './upload-text.ts'
import { useDrop } from './use-drop.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useUpload } from './use-upload.ts'
import css from './upload.module.css'
import textCss from './text.module.css'

interface Props {
  /** Says which kinds and how large: in words, in the file dialog, and before anything is sent. */
  readonly purpose: Purpose
  /** As antd's `Form.Item` gives and takes them. */
  readonly value?: UploadValue | null
  readonly onChange?: (file: UploadedFile | null) => void
  readonly id?: string
  readonly disabled?: boolean
  /** How the file that is there is fetched; else as one's own that nothing uses yet. */
  readonly open?: () => Promise<ReceivedFile>
}

/** One file: chosen or dropped, sent at once with its progress, cancelled, tried again, replaced, removed. */
export function UploadField({ purpose, value, onChange, id, disabled, open }: Props) {
  const t = useText(uploadText)
  const limitId = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const { sending, send, again, cancel } = useUpload(purpose, (file) => onChange?.(file))
  const [several, setSeveral] = useState(false)
  const take = (files: FileList | null) => {
    setSeveral((files?.length ?? 0) > 1)
    const [file, second] = files ?? []
    if (file && !second && !disabled) send(file)
  }
  const { over, ...drop } = useDrop(take)
  const root = useKeptFocus(`${sending.at} ${value?.fileId}`)
  const choose = () => chooser.current?.click()
  const limit = t('limit', { kinds: kindWords(purpose), most: sizeWords(purposes[purpose].mostBytes) })
  return (
    <div className={css.upload} ref={root} data-over={over || undefined} {...drop}>
      <input
        ref={chooser}
        type="file"
        accept={endingsFor(purpose).join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      {sending.at === 'sending' && <Way {...sending} onCancel={cancel} />}
      {sending.at === 'failed' && (
        <Failed {...sending} onAgain={again} onOther={choose} kept={value} onKeep={cancel} />
      )}
      {sending.at === 'rest' && value && (
        <Kept file={value} open={open}>
          <Button id={id} size="small" disabled={disabled} onClick={choose}>
            {t('replace')}
          </Button>
          <Button size="small" type="text" disabled={disabled} onClick={() => onChange?.(null)}>
            {t('remove')}
          </Button>
        </Kept>
      )}
      {sending.at === 'rest' && !value && (
        <p className={css.choose}>
          <Button
            id={id}
            icon={<UploadOutlined aria-hidden />}
            disabled={disabled}
            aria-describedby={limitId}
            onClick={choose}
          >
            {t('choose')}
          </Button>
          <span>{t(over ? 'dropNow' : 'drop')}</span>
        </p>
      )}
      <p id={limitId} className={textCss.hint}>
        {limit}
      </p>
      {several && <p role="alert">{t('one')}</p>}
    </div>
  )
}
