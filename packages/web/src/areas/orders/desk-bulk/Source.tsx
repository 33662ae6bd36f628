import { CloseCircleFilled, DownloadOutlined } from '@ant-design/icons'
import { mostRows, rowColumnTexts } from '@bookrunner/contract/orders'
import { Alert, Button, Input } from 'antd'
import { useId, useState } from 'react'
import { FileButton } from '../../../kit/FileButton.tsx'
import { useDrop } from '../../../kit/use-drop.ts'
import { api } from '../../../platform/api.ts'
import { useDownload } from '../../../platform/download.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../../deals/parts/index.ts'
import { Columns } from './Columns.tsx'
import { rowsOf, type BulkRow } from './rows.ts'
import { findHead, readTable, type PastedLine } from './table.ts'
import { bulkText } from './text.ts'
import { useReadFile } from './use-read-file.ts'
import css from './desk-bulk.module.css'
import textCss from '../../../kit/text.module.css'

type OnRows = (rows: readonly BulkRow[], unread: readonly string[]) => void

interface Props {
  readonly dealId: string
  readonly onRows: OnRows
}

/** Reads a paste: into rows, a list that needs its columns mapped, or a problem. */
function useReadPaste(onRows: OnRows) {
  const t = useText(bulkText)
  const { lang } = useReader()
  const [problem, setProblem] = useState<string>()
  const [headless, setHeadless] = useState<readonly PastedLine[]>()
  const read = (text: string) => {
    setProblem(undefined)
    const lines = readTable(text)
    const found = findHead(lines)
    const count = found ? found.below.length : lines.length
    if (count === 0) return setProblem(t('source.nothing'))
    if (count > mostRows) return setProblem(t('source.many', { count, most: mostRows }))
    if (!found) return setHeadless(lines)
    if (found.head.twice)
      return setProblem(t('source.twice', { column: rowColumnTexts[found.head.twice][lang] }))
    const rows = rowsOf(found.below, found.head.columns, found.head.units)
    return rows.length === 0 ? setProblem(t('source.nothing')) : onRows(rows, found.head.unread)
  }
  return { read, problem, headless, forget: () => setHeadless(undefined) }
}

/** The source of a list: a paste from a spreadsheet, or a file. */
export function Source({ dealId, onRows }: Props) {
  const t = useText(bulkText)
  const label = useId()
  const [typed, setTyped] = useState('')
  const paste = useReadPaste(onRows)
  const file = useReadFile(dealId, onRows)
  const { over, ...drop } = useDrop(file.take)
  const template = useDownload()
  const problem = paste.problem ?? file.problem
  if (paste.headless)
    return <Columns lines={paste.headless} onBack={paste.forget} onRows={(rows) => onRows(rows, [])} />
  return (
    <div className={css.source} data-over={over || undefined} {...drop}>
      <label htmlFor={label}>{t('source.paste')}</label>
      <p>{t('source.pasteHint')}</p>
      <Input.TextArea
        id={label}
        autoFocus
        rows={8}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (typed !== '' || text.trim() === '') return
          event.preventDefault()
          setTyped(text)
          paste.read(text)
        }}
      />
      {problem && (
        <Alert type="error" showIcon icon={<CloseCircleFilled aria-hidden />} role="alert" title={problem} />
      )}
      <div className={css.ways}>
        <Button type="primary" disabled={typed.trim() === ''} onClick={() => paste.read(typed)}>
          {t('source.read')}
        </Button>
        <span>{t('source.or')}</span>
        <FileButton
          accept=".xlsx"
          busy={file.reading !== undefined}
          text={file.reading === undefined ? t('source.choose') : t('source.reading', { name: file.reading })}
          onFiles={file.take}
        />
        <span>{t(over ? 'source.dropNow' : 'source.drop')}</span>
        <Button
          type="link"
          icon={<DownloadOutlined aria-hidden />}
          loading={template.busy}
          onClick={() => template.start(() => api.orders.orderTemplate({ dealId }))}
        >
          {t('source.template')}
        </Button>
      </div>
      <p className={textCss.note}>{t('source.limit', { ending: '.xlsx', most: mostRows })}</p>
    </div>
  )
}
