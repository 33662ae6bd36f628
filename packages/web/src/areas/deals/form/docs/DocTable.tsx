import { DeleteOutlined, DownloadOutlined, EditOutlined, LockOutlined, SwapOutlined } from '@ant-design/icons'
import type { DealDetail } from '@bookrunner/contract/deals'
import { showBytes } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { useState } from 'react'
import { count, day, EMPTY } from '../../../../kit/format.ts'
import { api } from '../../../../platform/api.ts'
import { useDownload } from '../../../../platform/download.ts'
import { useText } from '../../../../platform/text.ts'
import { useReader } from '../../parts/index.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { writeDay } from '../../../../kit/days/index.ts'
import { formText } from '../text.ts'
import type { DocAct } from './DocDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { classes } from '../../../../kit/classes.ts'
import css from './docs.module.css'
import tableCss from '../form.module.css'
import formCss from '../../../../kit/form/form.module.css'
import textCss from '../../../../kit/text.module.css'

type Document = DealDetail['documents'][number]

interface Props {
  readonly documents: readonly Document[]
  readonly dealId: string
  readonly mayEdit: boolean
  readonly onAct: (act: DocAct) => void
}

export function DocTable({ documents, dealId, mayEdit, onAct }: Props) {
  const t = useText(formText)
  const [removing, setRemoving] = useState<Document>()
  return (
    <div className={tableCss.tableScroll}>
      <table className={tableCss.rowsTable}>
        <thead>
          <tr>
            <th>{t('doc')}</th>
            <th>{t('doc.validity')}</th>
            <th>{t('doc.audience')}</th>
            <th className={tableCss.right}>{t('doc.downloads')}</th>
            <th>{t('doc.uploaded')}</th>
            {mayEdit && (
              <th>
                <span className="br-sr">{t('doc.acts')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {documents.map((document) => (
            <Row
              key={document.documentId}
              document={document}
              dealId={dealId}
              mayEdit={mayEdit}
              onAct={onAct}
              onRemove={setRemoving}
            />
          ))}
        </tbody>
      </table>
      {removing && (
        <RemoveDialog document={removing} dealId={dealId} onClose={() => setRemoving(undefined)} />
      )}
    </div>
  )
}

interface RowProps extends Omit<Props, 'documents'> {
  readonly document: Document
  readonly onRemove: (document: Document) => void
}

function Row({ document, dealId, mayEdit, onAct, onRemove }: RowProps) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const { lang } = useReader()
  const { busy, start } = useDownload()
  const { documentId, fileName, description, audience, gated, bytes, downloads, uploadedAt } = document
  const name = { name: description }
  return (
    <tr>
      <td>
        <Button
          type="link"
          size="small"
          className={css.name}
          icon={<DownloadOutlined aria-hidden />}
          loading={busy}
          onClick={() => start(() => api.deals.downloadDoc({ dealId, documentId }))}
        >
          {description}
        </Button>
        <div className={formCss.hint}>
          {fileName} · {showBytes(bytes)}
        </div>
      </td>
      <td>
        <Validity document={document} />
      </td>
      <td>
        {dealNames.audience(audience)}
        {gated && (
          <div className={formCss.hint}>
            <LockOutlined aria-hidden /> {t('doc.gated')}
          </div>
        )}
      </td>
      <td className={classes(tableCss.right, 'br-figures')}>{count(downloads)}</td>
      <td>{day(uploadedAt, lang)}</td>
      {mayEdit && (
        <td className={textCss.oneLine}>
          <Button
            type="text"
            size="small"
            icon={<EditOutlined aria-hidden />}
            aria-label={t('doc.edit.of', name)}
            onClick={() => onAct({ kind: 'edit', document })}
          />
          <Button
            type="text"
            size="small"
            icon={<SwapOutlined aria-hidden />}
            aria-label={t('doc.replace.of', name)}
            onClick={() => onAct({ kind: 'replace', document })}
          />
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('doc.remove.of', name)}
            onClick={() => onRemove(document)}
          />
        </td>
      )}
    </tr>
  )
}

function Validity({ document: { validFrom, validUntil } }: { document: Document }) {
  const t = useText(formText)
  const { lang } = useReader()
  const from = validFrom && writeDay(validFrom, lang)
  const until = validUntil && writeDay(validUntil, lang)
  if (from && until) return `${from} – ${until}`
  if (from) return t('doc.from', { day: from })
  return until ? t('doc.until', { day: until }) : EMPTY
}
