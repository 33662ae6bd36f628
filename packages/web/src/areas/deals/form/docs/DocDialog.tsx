import type { DealDetail } from '@bookrunner/contract/deals'
import type { UploadedFile } from '@bookrunner/contract/files'
import { Alert, Checkbox, DatePicker, Flex, Input, Modal, Segmented } from 'antd'
import dayjs from 'dayjs'
import { useId, useState, type ReactNode } from 'react'
import { UploadField } from '../../../../kit/UploadField.tsx'
import { api } from '../../../../platform/api.ts'
import { dayFormats } from '../../../../kit/day-formats.ts'
import { useText } from '../../../../platform/text.ts'
import { useReader } from '../../parts/index.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { formText } from '../text.ts'
import { useValue } from '../use-field.ts'
import { useDocWrite } from './use-doc-write.ts'
import css from './docs.module.css'
import formCss from '../../../../kit/form/form.module.css'

type Document = DealDetail['documents'][number]
type DocumentDetails = Pick<Document, 'description' | 'validFrom' | 'validUntil' | 'audience' | 'gated'>

interface Props {
  readonly dealId: string
  /** Undefined for a new document. */
  readonly document: Document | undefined
  readonly onClose: () => void
}

const emptyDetails: DocumentDetails = {
  description: '',
  validFrom: null,
  validUntil: null,
  audience: 'all',
  gated: false,
}
const audiences = ['all', 'managers'] as const

const detailsOf = ({
  description,
  validFrom,
  validUntil,
  audience,
  gated,
}: DocumentDetails): DocumentDetails => ({
  description,
  validFrom,
  validUntil,
  audience,
  gated,
})

/** Adds or edits a document: file, description, validity and audience. */
export function DocDialog({ dealId, document, onClose }: Props) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [details, setDetails] = useState<DocumentDetails>(document ? detailsOf(document) : emptyDetails)
  const put = (change: Partial<DocumentDetails>) => setDetails({ ...details, ...change })
  const write = useDocWrite(
    dealId,
    { dealId, ...details, description: details.description.trim() },
    (input, options) =>
      document
        ? api.deals.editDoc({ ...input, documentId: document.documentId }, options)
        : api.deals.addDoc({ ...input, fileId: file?.fileId ?? '' }, options),
    onClose,
  )
  const ready = (document !== undefined || file !== null) && details.description.trim() !== ''
  return (
    <Modal
      open
      title={t(document ? 'doc.edit' : 'doc.add')}
      okText={t(document ? 'doc.edit.ok' : 'doc.add.ok')}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !ready, loading: write.busy }}
      onOk={write.go}
      onCancel={onClose}
    >
      <Flex vertical gap={16} className={css.form}>
        {write.problem && <Alert type="error" showIcon title={write.problem} />}
        {!document && (
          <Line label={t('doc.file')}>
            {(id) => (
              <UploadField
                id={id}
                purpose="document"
                value={file}
                onChange={(next) => {
                  setFile(next)
                  // The file's name is the default description.
                  if (next && !details.description) put({ description: next.name.replace(/\.[^.]+$/, '') })
                }}
              />
            )}
          </Line>
        )}
        <Line label={t('doc.description')}>
          {(id) => (
            <Input
              id={id}
              maxLength={300}
              value={details.description}
              onChange={({ target }) => put({ description: target.value })}
            />
          )}
        </Line>
        <Days details={details} onChange={put} />
        <Line label={t('doc.audience')} group>
          {() => (
            <Segmented
              value={details.audience}
              options={audiences.map((value) => ({ value, label: dealNames.audience(value) }))}
              onChange={(audience) => put({ audience, gated: audience === 'all' && details.gated })}
            />
          )}
        </Line>
        {details.audience === 'all' && <Gate details={details} onChange={put} />}
      </Flex>
    </Modal>
  )
}

interface PartProps {
  readonly details: DocumentDetails
  readonly onChange: (change: Partial<DocumentDetails>) => void
}

function Gate({ details, onChange }: PartProps) {
  const t = useText(formText)
  const code = useValue('shared.roadshowCode')
  return (
    <div>
      <Checkbox checked={details.gated} onChange={({ target }) => onChange({ gated: target.checked })}>
        {t('doc.gate')}
      </Checkbox>
      {details.gated && !code && <p className={formCss.hint}>{t('doc.gate.noCode')}</p>}
    </div>
  )
}

function Days({ details, onChange }: PartProps) {
  const t = useText(formText)
  const { lang } = useReader()
  const day = (text: string | null) => (text === null ? null : dayjs(text))
  return (
    <div className={css.days}>
      {(['validFrom', 'validUntil'] as const).map((key) => (
        <Line key={key} label={t(`doc.${key}`)}>
          {(id) => (
            <DatePicker
              id={id}
              format={dayFormats(lang)}
              placeholder=""
              value={day(details[key])}
              onChange={(chosen) => onChange({ [key]: chosen ? chosen.format('YYYY-MM-DD') : null })}
            />
          )}
        </Line>
      ))}
    </div>
  )
}

function Line({
  label,
  group = false,
  children,
}: {
  label: string
  group?: boolean
  children: (id: string) => ReactNode
}) {
  const id = useId()
  return (
    <div {...(group && { role: 'group', 'aria-label': label })}>
      {group ? (
        <span className={formCss.fieldLabel}>{label}</span>
      ) : (
        <label htmlFor={id} className={formCss.fieldLabel}>
          {label}
        </label>
      )}
      {children(id)}
    </div>
  )
}
