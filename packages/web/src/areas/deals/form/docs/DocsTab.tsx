import { DownloadOutlined, PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { Section } from '../../../../kit/form/index.ts'
import { EmptyState } from '../../../../kit/EmptyState.tsx'
import { api } from '../../../../platform/api.ts'
import { useDownload } from '../../../../platform/download.ts'
import { useText } from '../../../../platform/text.ts'
import { TextField } from '../kit/text-fields.tsx'
import { formText } from '../text.ts'
import { useForm, useFormState } from '../use-field.ts'
import { DocDialog, type DocAct } from './DocDialog.tsx'
import { DocTable } from './DocTable.tsx'
import css from './docs.module.css'
import formCss from '../../../../kit/form/form.module.css'

/** The terms as investors read them, of a draft, too. */
function TermSheetButton({ dealId }: { readonly dealId: string }) {
  const t = useText(formText)
  const { busy, start } = useDownload()
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={busy}
      onClick={() => start(() => api.deals.termSheet({ dealId }))}
    >
      {t('doc.termSheet')}
    </Button>
  )
}

/** Documents are put to the deal one by one, at once; only the roadshow code is saved with the form. */
export function DocsTab() {
  const t = useText(formText)
  const form = useForm()
  const { mode, dealId } = useFormState(form)
  const [act, setAct] = useState<DocAct>()
  const documents = form.detail?.documents ?? []
  const mayEdit = mode === 'draft' || mode === 'announced'
  const add = mayEdit && (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAct({ kind: 'add' })}>
      {t('doc.add')}
    </Button>
  )
  return (
    <div className={formCss.form}>
      <Section title={t('section.docs')}>
        {dealId !== undefined && <TermSheetButton dealId={dealId} />}
        <div className={css.docs}>
          {documents.length === 0 ? (
            <EmptyState title={t('doc.none')} hint={t(mode === 'new' ? 'doc.saveFirst' : 'doc.none.hint')}>
              {add}
            </EmptyState>
          ) : (
            <>
              <DocTable documents={documents} dealId={dealId ?? ''} mayEdit={mayEdit} onAct={setAct} />
              {add}
            </>
          )}
        </div>
      </Section>
      {form.detail?.hasAddressees !== false && (
        <Section title={t('section.roadshow')}>
          <TextField
            place="shared.roadshowCode"
            max={40}
            hint={t('roadshow.hint')}
            placeholder={t('roadshow.placeholder')}
          />
        </Section>
      )}
      {act !== undefined && dealId !== undefined && (
        <DocDialog dealId={dealId} act={act} onClose={() => setAct(undefined)} />
      )}
    </div>
  )
}
