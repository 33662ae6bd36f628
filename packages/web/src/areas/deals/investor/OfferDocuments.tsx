import { DownloadOutlined, FileOutlined, LockOutlined } from '@ant-design/icons'
import type { PublishedDeal } from '@bookrunner/contract/deals'
import { showBytes } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { day } from '../../../kit/format.ts'
import { api } from '../../../platform/api.ts'
import { useDownload } from '../../../platform/download.ts'
import { useText } from '../../../platform/text.ts'
import { useReader } from '../parts/index.ts'
import { RoadshowCode } from './RoadshowCode.tsx'
import { Section } from './Section.tsx'
import { offerText } from './text.ts'
import css from './investor.module.css'

type Document = PublishedDeal['documents'][number]

/** What can be read of a deal; what waits for the roadshow code says so. */
export function OfferDocuments({ deal }: { readonly deal: PublishedDeal }) {
  const t = useText(offerText)
  const { documents, needsCode, header } = deal
  return (
    <Section title={t('section.docs')}>
      {needsCode && <RoadshowCode dealId={header.dealId} />}
      <ul className={css.docs}>
        <TermSheetRow dealId={header.dealId} />
        {documents.map((document) => (
          <DocumentRow key={document.documentId} dealId={header.dealId} document={document} />
        ))}
      </ul>
    </Section>
  )
}

/** The published terms on paper, as they are now. */
function TermSheetRow({ dealId }: { readonly dealId: string }) {
  const t = useText(offerText)
  const { busy, start } = useDownload()
  return (
    <li>
      <FileOutlined aria-hidden />
      <div>
        <strong>{t('docs.termSheet')}</strong>
        <span>{t('docs.termSheetHint')}</span>
      </div>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        loading={busy}
        aria-label={t('docs.downloadOne', { name: t('docs.termSheet') })}
        onClick={() => start(() => api.deals.investorTermSheet({ dealId }))}
      >
        {t('docs.download')}
      </Button>
    </li>
  )
}

function DocumentRow({ dealId, document }: { readonly dealId: string; readonly document: Document }) {
  const t = useText(offerText)
  const { lang } = useReader()
  const { busy, start } = useDownload()
  const { documentId, fileName, description, bytes, open, validUntil } = document
  const until = validUntil && t('docs.until', { day: day(validUntil, lang, 'UTC') })
  const name = description || fileName
  return (
    <li>
      {open ? <FileOutlined aria-hidden /> : <LockOutlined aria-hidden />}
      <div>
        <strong translate="no">{name}</strong>
        <span>
          {description && <span translate="no">{fileName} · </span>}
          <span className="br-figures" translate="no">
            {showBytes(bytes)}
          </span>
          {until && ` · ${until}`}
        </span>
      </div>
      {open ? (
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={busy}
          aria-label={t('docs.downloadOne', { name })}
          onClick={() => start(() => api.deals.investorDownloadDoc({ dealId, documentId }))}
        >
          {t('docs.download')}
        </Button>
      ) : (
        <span className={css.note}>{t('docs.locked')}</span>
      )}
    </li>
  )
}
