import { CloseCircleFilled, FileOutlined } from '@ant-design/icons'
import type { ReceivedFile } from '@bookrunner/contract'
import type { UploadedFile } from '@bookrunner/contract/files'
import { showBytes } from '@bookrunner/domain/kernel'
import { Button, Progress } from 'antd'
import type { ReactNode } from 'react'
import { api } from '../platform/api.ts'
import { useDownload } from '../platform/download.ts'
import { useText } from '../platform/text.ts'
import { uploadText } from './upload-text.ts'
import type { Sending } from './use-upload.ts'
import { classes } from './classes.ts'
import { FileImage } from './FileImage.tsx'
import css from './upload.module.css'
import textCss from './text.module.css'

/** The file of a form; name and size are enough for a file stored earlier. */
export type UploadValue = Pick<UploadedFile, 'fileId' | 'name' | 'bytes'>

export function UploadProgress({
  file,
  part,
  onCancel,
}: Extract<Sending, { at: 'sending' }> & { onCancel: () => void }) {
  const t = useText(uploadText)
  const percent = Math.floor(part * 100)
  return (
    <>
      <p className={css.file}>
        <FileOutlined aria-hidden />
        <span role="status">{t('sending', { name: file.name })}</span>
        <Button size="small" type="text" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </p>
      <Progress
        percent={percent}
        showInfo={false}
        size="small"
        aria-label={t('sending', { name: file.name })}
      />
      <p className={classes(textCss.hint, 'br-figures')}>
        {percent < 100 ? t('part', { percent, size: showBytes(file.size) }) : t('checking')}
      </p>
    </>
  )
}

interface FailedProps extends Extract<Sending, { at: 'failed' }> {
  readonly onAgain: () => void
  readonly onOther: () => void
  /** The previous file, which is still the value. */
  readonly current?: UploadValue | null
  readonly onKeepCurrent: () => void
}

export function Failed({ file, message, again, onAgain, onOther, current, onKeepCurrent }: FailedProps) {
  const t = useText(uploadText)
  return (
    <>
      <p className={css.file}>
        <CloseCircleFilled aria-hidden className={textCss.error} />
        <span>{file.name}</span>
        {again && (
          <Button size="small" onClick={onAgain}>
            {t('again')}
          </Button>
        )}
        <Button size="small" type={again ? 'text' : 'default'} onClick={onOther}>
          {t('other')}
        </Button>
        {current && (
          <Button size="small" type="text" onClick={onKeepCurrent}>
            {t('keep', { name: current.name })}
          </Button>
        )}
      </p>
      <p role="alert" className={textCss.error}>
        {message}
      </p>
    </>
  )
}

interface StoredFileProps {
  readonly file: UploadValue
  /** The file is a picture, which is shown. */
  readonly isPicture?: boolean
  readonly open?: () => Promise<ReceivedFile>
  readonly children: ReactNode
}

export function StoredFile({ file, isPicture, open, children }: StoredFileProps) {
  const t = useText(uploadText)
  const { busy, start } = useDownload()
  const ask = open ?? (() => api.files.own({ fileId: file.fileId }))
  return (
    <p className={css.file}>
      {isPicture ? <FileImage fileId={file.fileId} load={ask} alt="" /> : <FileOutlined aria-hidden />}
      <span>
        <Button
          type="link"
          size="small"
          loading={busy}
          aria-label={t('save', { name: file.name })}
          onClick={() => start(ask)}
        >
          {file.name}
        </Button>
        {file.bytes > 0 && <small className="br-figures">{showBytes(file.bytes)}</small>}
        <span role="status" className="br-sr">
          {t('sent', { name: file.name })}
        </span>
      </span>
      {children}
    </p>
  )
}
