import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { wordsOf } from '../../../platform/failed.ts'
import { useWrite } from '../../../platform/outbox/index.ts'
import { textOf, useText } from '../../../platform/text.ts'
import { offerText } from './text.ts'
import css from './investor.module.css'

/** The code that was given at the roadshow opens the documents that wait for it, to this person. */
export function RoadshowCode({ dealId }: { readonly dealId: string }) {
  const t = useText(offerText)
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const open = useWrite({
    send: api.deals.openDocs,
    meta: { failure: 'said', success: () => textOf(offerText)('docs.opened') },
    onSuccess: () => client.invalidateQueries({ queryKey: ['deals', 'offer', dealId] }),
  })
  const problem = open.error ? wordsOf(open.error) : undefined
  return (
    <Form
      layout="vertical"
      className={css.roadshowCode}
      onFinish={() => open.mutate({ dealId, code: code.trim() })}
    >
      <Form.Item
        label={t('docs.code')}
        htmlFor="roadshow-code"
        extra={!problem && t('docs.codeHint')}
        help={problem && <span role="alert">{problem}</span>}
        validateStatus={problem ? 'error' : ''}
      >
        <Input
          id="roadshow-code"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
      </Form.Item>
      <Button htmlType="submit" type="primary" disabled={!code.trim()} loading={open.isPending}>
        {t('docs.open')}
      </Button>
    </Form>
  )
}
