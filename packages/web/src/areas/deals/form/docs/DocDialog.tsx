import type { DealDetail } from '@bookrunner/contract/deals'
import type { UploadedFile } from '@bookrunner/contract/files'
import { Alert, Checkbox, Flex, Input, Modal, Segmented } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { TypedDay, useDayFault } from '../../../../kit/days/index.ts'
import { Field } from '../../../../kit/form/index.ts'
import { UploadField } from '../../../../kit/UploadField.tsx'
import { api } from '../../../../platform/api.ts'
import { useText } from '../../../../platform/text.ts'
import { useDealNames } from '../../use-deal-names.ts'
import { formText } from '../text.ts'
import { useValue } from '../use-field.ts'
import { useDocWrite } from './use-doc-write.ts'
import css from './docs.module.css'
import formCss from '../../../../kit/form/form.module.css'

type Document = DealDetail['documents'][number]
type DocumentDetails = Pick<Document, 'description' | 'validFrom' | 'validUntil' | 'audience' | 'gated'>

export type DocAct =
  | { readonly kind: 'add'; readonly document?: undefined }
  | { readonly kind: 'edit' | 'replace'; readonly document: Document }

interface Props {
  readonly dealId: string
  readonly act: DocAct
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

/** Adds, edits or replaces a document: file, description, validity and audience. */
export function DocDialog({ dealId, act: { kind, document }, onClose }: Props) {
  const t = useText(formText)
  const dealNames = useDealNames()
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [details, setDetails] = useState<DocumentDetails>(document ? detailsOf(document) : emptyDetails)
  const put = (change: Partial<DocumentDetails>) => setDetails({ ...details, ...change })
  const write = useDocWrite(
    dealId,
    { dealId, ...details, description: details.description.trim() },
    (input, options) =>
      kind === 'edit'
        ? api.deals.editDoc({ ...input, documentId: document.documentId }, options)
        : api.deals.addDoc(
            { ...input, fileId: file?.fileId ?? '', ...(document && { replaces: document.documentId }) },
            options,
          ),
    onClose,
  )
  const dayFault = useDayFault()
  const areDaysRead = !dayFault(details.validFrom ?? '') && !dayFault(details.validUntil ?? '')
  const ready = (kind === 'edit' || file !== null) && details.description.trim() !== '' && areDaysRead
  return (
    <Modal
      open
      title={t(`doc.${kind}`)}
      okText={t(`doc.${kind}.ok`)}
      cancelText={t('cancel')}
      okButtonProps={{ disabled: !ready, loading: write.busy }}
      onOk={write.go}
      onCancel={onClose}
    >
      <Flex vertical gap={16} className={css.form}>
        {write.problem && <Alert type="error" showIcon title={write.problem} />}
        {kind === 'replace' && (
          <p className={formCss.hint}>{t('doc.replace.hint', { name: document.description })}</p>
        )}
        {kind !== 'edit' && (
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
  const dayFault = useDayFault()
  const [typing, setTyping] = useState<string>()
  return (
    <div className={css.days}>
      {(['validFrom', 'validUntil'] as const).map((key) => {
        const value = details[key] ?? ''
        return (
          <Field
            key={key}
            label={t(`doc.${key}`)}
            fault={typing === key ? undefined : dayFault(value)}
            look="form"
          >
            {(aria) => (
              <TypedDay
                {...aria}
                value={value}
                onDay={(day) => onChange({ [key]: day || null })}
                onFocus={() => setTyping(key)}
                onBlur={() => setTyping(undefined)}
              />
            )}
          </Field>
        )
      })}
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
