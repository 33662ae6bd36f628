import type { DealDetail } from '@bookrunner/contract/deals'
import { Alert, Modal } from 'antd'
import { api } from '../../../../platform/api.ts'
import { useText } from '../../../../platform/text.ts'
import { formText } from '../text.ts'
import { useDocWrite } from './use-doc-write.ts'
import formCss from '../../../../kit/form/form.module.css'

interface Props {
  readonly document: DealDetail['documents'][number]
  readonly dealId: string
  readonly onClose: () => void
}

/** Says what goes, and for whom, before it does. */
export function RemoveDialog({ document, dealId, onClose }: Props) {
  const t = useText(formText)
  const { documentId, description, audience, downloads } = document
  const remove = useDocWrite(dealId, { dealId, documentId }, api.deals.removeDoc, onClose)
  return (
    <Modal
      open
      title={t('doc.remove.title')}
      okText={t('doc.remove.ok')}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, loading: remove.busy }}
      onOk={remove.go}
      onCancel={onClose}
    >
      {remove.problem && <Alert type="error" showIcon title={remove.problem} />}
      <p>{t(`doc.remove.${audience}`, { name: description })}</p>
      <p className={formCss.hint}>{t('doc.remove.downloads', { count: downloads })}</p>
    </Modal>
  )
}
