import { UploadOutlined } from '@ant-design/icons'
import type { ReceivedFile } from '@bookrunner/contract'
import type { UploadedFile } from '@bookrunner/contract/files'
import { endingsFor, describeKinds, purposes, type Purpose } from '@bookrunner/domain/files'
import { showBytes } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useId, useRef, useState } from 'react'
import { useText } from '../platform/text.ts'
import { Failed, StoredFile, UploadProgress, type UploadValue } from './upload-states.tsx'
import { uploadText } from './upload-text.ts'
import { useDrop } from './use-drop.ts'
import { useFocusRecovery } from './use-focus-recovery.ts'
import { useUpload } from './use-upload.ts'
import css from './upload.module.css'
import textCss from './text.module.css'

interface Props {
  /** Decides the allowed kinds and size, for the hint, the file dialog and the check before sending. */
  readonly purpose: Purpose
  /** As in antd's `Form.Item`. */
  readonly value?: UploadValue | null
  readonly onChange?: (file: UploadedFile | null) => void
  readonly id?: string
  readonly disabled?: boolean
  /** Downloads the current file; by default as the user's own unused file. */
  readonly open?: () => Promise<ReceivedFile>
}

/** Upload of one file: choose or drop, progress, cancel, retry, replace, remove. */
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
  const root = useFocusRecovery(`${sending.at} ${value?.fileId}`)
  const choose = () => chooser.current?.click()
  const limit = t('limit', { kinds: describeKinds(purpose), most: showBytes(purposes[purpose].mostBytes) })
  return (
    <div className={css.upload} ref={root} data-over={over || undefined} {...drop}>
      <input
        ref={chooser}
        type="file"
        accept={endingsFor(purpose).join(',')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {sending.at === 'sending' && <UploadProgress {...sending} onCancel={cancel} />}
      {sending.at === 'failed' && (
        <Failed {...sending} onAgain={again} onOther={choose} current={value} onKeepCurrent={cancel} />
      )}
      {sending.at === 'rest' && value && (
        <StoredFile file={value} isPicture={purpose === 'logo'} open={open}>
          <Button id={id} size="small" disabled={disabled} onClick={choose}>
            {t('replace')}
          </Button>
          <Button size="small" type="text" disabled={disabled} onClick={() => onChange?.(null)}>
            {t('remove')}
          </Button>
        </StoredFile>
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
