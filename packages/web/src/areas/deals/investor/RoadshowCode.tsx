import { useQueryClient } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { Field, Form, typedInto, useDraft, useDraftState } from '../../../kit/form/index.ts'
import { api } from '../../../platform/api.ts'
import { faultMessage } from '../../../platform/failed.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { textOf, useText } from '../../../platform/text.ts'
import { offerText } from './text.ts'
import css from './investor.module.css'

/** The roadshow code opens gated documents for this person. */
export function RoadshowCode({ dealId }: { readonly dealId: string }) {
  const t = useText(offerText)
  const client = useQueryClient()
  const draft = useDraft({ base: { code: '' }, asks: false })
  const { code } = useDraftState(draft).values
  const open = useWrite({
    send: api.deals.openDocs,
    meta: { failure: 'shown', success: () => textOf(offerText)('docs.opened') },
    onSuccess: () => client.invalidateQueries({ queryKey: ['deals', 'offer', dealId] }),
  })
  const problem = open.error ? faultMessage(open.error) : undefined
  return (
    <Form
      draft={draft}
      faults={[]}
      onSend={() => open.mutate({ dealId, code: code.trim() })}
      className={css.roadshowCode}
    >
      <Field label={t('docs.code')} hint={t('docs.codeHint')} fault={problem}>
        {(aria) => (
          <Input
            {...aria}
            {...typedInto(draft, 'code')}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
        )}
      </Field>
      <Button htmlType="submit" type="primary" disabled={!code.trim()} loading={open.isPending}>
        {t('docs.open')}
      </Button>
    </Form>
  )
}
