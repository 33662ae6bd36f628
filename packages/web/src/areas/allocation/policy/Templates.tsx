import { DeleteOutlined } from '@ant-design/icons'
import type { Rule } from '@bookrunner/domain/allocation'
import { useQuery } from '@tanstack/react-query'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { useAct } from '../use-act.ts'
import { isTemplate } from './model.ts'
import { policyText } from './text.ts'

interface Props {
  /** As it is built now; empty where it is not whole. */
  readonly policy: readonly Rule[]
  readonly open: boolean
  readonly onUse: (policy: readonly Rule[]) => void
}

/** Policies one's own house keeps: taken up, kept, saved over, taken away. */
export function Templates({ policy, open, onUse }: Props) {
  const t = useText(policyText)
  const [name, setName] = useState('')
  const { data } = useQuery({
    queryKey: ['allocation', 'policies'],
    queryFn: () => api.allocation.getPolicies({}),
    meta: { failure: 'said' },
  })
  const saved = useAct({
    ...{ send: api.allocation.savePolicy, done: t('templates.saved') },
    onDone: () => setName(''),
  })
  const deleted = useAct({ send: api.allocation.deletePolicy, done: t('templates.deleted') })
  const list = data?.list ?? []
  const known = list.find((each) => each.name === name.trim())
  const fits = policy.length > 0 && isTemplate(policy)
  const save = () => {
    if (!fits || name.trim() === '') return
    saved.act({
      ...{ name: name.trim(), rules: [...policy] as Parameters<typeof saved.act>[0]['rules'] },
      ...(known && { policyId: known.policyId, version: known.version }),
    })
  }
  return (
    <section className="br-alloc-templates" aria-label={t('templates')}>
      <h2>{t('templates')}</h2>
      {list.length === 0 && <p className="br-quiet">{t('templates.none')}</p>}
      <ul>
        {list.map((template) => (
          <li key={template.policyId}>
            <span translate="no">{template.name}</span>
            {open && (
              <>
                <Button size="small" onClick={() => onUse(template.rules)}>
                  {t('templates.use')}
                </Button>
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined aria-hidden />}
                  loading={deleted.busy}
                  aria-label={t('templates.delete', { name: template.name })}
                  title={t('templates.delete', { name: template.name })}
                  onClick={() => deleted.act({ policyId: template.policyId })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {open && policy.length > 0 && (
        <div className="br-book-layout-new">
          <Input
            size="small"
            aria-label={t('templates.name')}
            placeholder={t('templates.name')}
            maxLength={60}
            value={name}
            onPressEnter={save}
            onChange={({ target }) => setName(target.value)}
          />
          <Button size="small" disabled={!fits || name.trim() === ''} loading={saved.busy} onClick={save}>
            {known ? t('templates.over', { name: known.name }) : t('templates.save')}
          </Button>
        </div>
      )}
      {open && policy.length > 0 && !fits && <p className="br-quiet">{t('templates.anchor')}</p>}
    </section>
  )
}
