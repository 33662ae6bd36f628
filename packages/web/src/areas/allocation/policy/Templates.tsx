import { DeleteOutlined } from '@ant-design/icons'
import type { Rule } from '@bookrunner/domain/allocation'
import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Input } from 'antd'
import { useState } from 'react'
import { RowsSkeleton } from '../../../kit/Skeletons.tsx'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { AskFirst } from '../AskFirst.tsx'
import { FailedPart } from '../FailedPart.tsx'
import { useAct } from '../use-act.ts'
import { isTemplate } from './model.ts'
import { policyText } from './text.ts'
import css from './policy.module.css'

interface Props {
  /** The rules as edited; empty while they are incomplete. */
  readonly policy: readonly Rule[]
  readonly open: boolean
  /** The edited rules are neither applied nor saved as a template. */
  readonly unsaved: boolean
  readonly onUse: (policy: readonly Rule[]) => void
}

const usePolicies = () =>
  useQuery({
    queryKey: ['allocation', 'policies'],
    queryFn: () => api.allocation.getPolicies({}),
    meta: { failure: 'shown' },
  })

type Template = NonNullable<ReturnType<typeof usePolicies>['data']>['list'][number]

/** Templates of the user's institution: loaded, saved, overwritten, deleted. */
export function Templates({ policy, open, unsaved, onUse }: Props) {
  const t = useText(policyText)
  const { data, error, refetch } = usePolicies()
  const [asking, setAsking] = useState<{ readonly to: 'use' | 'delete'; readonly template: Template }>()
  const { busy, act } = useAct({ send: api.allocation.deletePolicy, done: t('templates.deleted') })
  const close = () => setAsking(undefined)
  const use = ({ rules }: Template) => {
    onUse(rules)
    close()
  }
  return (
    <section className={css.templates} aria-label={t('templates')}>
      <h2>{t('templates')}</h2>
      {error && !data && <FailedPart error={error} onAgain={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={2} />}
      {data?.list.length === 0 && <p className="br-quiet">{t('templates.none')}</p>}
      <ul>
        {data?.list.map((template) => (
          <li key={template.policyId}>
            <span translate="no">{template.name}</span>
            {open && (
              <>
                <Button
                  size="small"
                  onClick={() => (unsaved ? setAsking({ to: 'use', template }) : use(template))}
                >
                  {t('templates.use')}
                </Button>
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={t('templates.delete', { name: template.name })}
                  title={t('templates.delete', { name: template.name })}
                  onClick={() => setAsking({ to: 'delete', template })}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      {open && data && policy.length > 0 && <Keep policy={policy} list={data.list} />}
      {asking?.to === 'use' && (
        <AskFirst
          title={t('templates.use.title', { name: asking.template.name })}
          verb={t('templates.use.verb')}
          danger
          onYes={() => use(asking.template)}
          onClose={close}
        >
          <p>{t('templates.use.effect')}</p>
        </AskFirst>
      )}
      {asking?.to === 'delete' && (
        <AskFirst
          title={t('templates.delete', { name: asking.template.name })}
          verb={t('templates.delete.verb')}
          danger
          busy={busy}
          onYes={() => act({ policyId: asking.template.policyId }, close)}
          onClose={close}
        >
          <p>{t('templates.delete.effect')}</p>
        </AskFirst>
      )}
    </section>
  )
}

interface KeepProps extends Pick<Props, 'policy'> {
  readonly list: readonly Template[]
}

/** Saves the edited policy as a new template or over an existing one. */
function Keep({ policy, list }: KeepProps) {
  const t = useText(policyText)
  const [name, setName] = useState('')
  const [savedName, setSavedName] = useState<string>()
  // Shown here: above the page it would cover the list.
  const { busy, act } = useAct({ send: api.allocation.savePolicy, done: '' })
  const typed = name.trim()
  const known = list.find((each) => each.name === typed)
  const fits = isTemplate(policy)
  const save = () => {
    if (!fits || typed === '') return
    act(
      {
        name: typed,
        rules: [...policy] as Parameters<typeof act>[0]['rules'],
        ...(known && { policyId: known.policyId, version: known.version }),
      },
      () => {
        setName('')
        setSavedName(typed)
      },
    )
  }
  if (!fits) return <p className="br-quiet">{t('templates.anchor')}</p>
  return (
    <>
      <Flex justify="space-between" gap={8}>
        <Input
          size="small"
          aria-label={t('templates.name')}
          placeholder={t('templates.name')}
          maxLength={60}
          value={name}
          onPressEnter={save}
          onChange={({ target }) => {
            setName(target.value)
            setSavedName(undefined)
          }}
        />
        <Button size="small" disabled={typed === ''} loading={busy} onClick={save}>
          {known ? t('templates.over', { name: known.name }) : t('templates.save')}
        </Button>
      </Flex>
      <p className="br-quiet" role="status">
        {savedName !== undefined && t('templates.saved', { name: savedName })}
      </p>
    </>
  )
}
