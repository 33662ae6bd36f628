import { shortfalls, type Rule, type Shortfall } from '@bookrunner/domain/allocation'
import { Button, Checkbox, Radio, Select } from 'antd'
import { useMemo, useState } from 'react'
import { mm } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { Moved } from '../Moved.tsx'
import type { PanelProps } from '../SidePanel.tsx'
import { versionOf } from '../state/held.ts'
import { useDraft } from '../use-draft.ts'
import { ClashList } from './ClashList.tsx'
import { draftFrom, draftOf, kindsLeft, newRule, readPolicy } from './model.ts'
import { RuleList } from './RuleList.tsx'
import { Templates } from './Templates.tsx'
import { policyText } from './text.ts'
import { TrialDialog } from './TrialDialog.tsx'
import { useTrial, type Trying } from './use-trial.ts'

const noPolicy: readonly Rule[] = []

/** The rules a version is allocated by: built here, tried, and written once one has seen what it changes. */
export function PolicyPanel({ alloc, desk, tools }: PanelProps) {
  const t = useText(policyText)
  const version = versionOf(alloc)
  const draft = useDraft({
    ...{ form: `alloc-policy ${alloc.versionId}`, read: draftFrom, draftOf },
    saved: version?.policy ?? noPolicy,
  })
  const rules = draft.draft
  const read = useMemo(() => readPolicy(rules), [rules])
  const [{ keep, shortfall }, setHow] = useState<How>({ keep: true, shortfall: version?.shortfall ?? null })
  const trial = useTrial({ alloc, desk, onWritten: draft.forget })
  const open = version?.may.includes('edit') === true
  const { missing } = alloc.summary
  const short = missing !== '0'
  const ask = { policy: [...read.policy], keep, ...(short && { shortfall }) }
  const whole = read.policy.length > 0 && read.faults.size === 0
  const ready = whole && (!short || shortfall !== null)
  return (
    <div className="br-alloc-side">
      <Hint empty={rules.length === 0} />
      {draft.moved && (
        <Moved by={version?.edited.by ?? null} onMine={draft.keepMine} onTheirs={draft.forget} />
      )}
      <RuleList {...{ rules, alloc, tools, open }} faults={read.faults} onChange={draft.change} />
      {open && (
        <>
          <Select<null | ReturnType<typeof kindsLeft>[number]>
            size="small"
            aria-label={t('add')}
            placeholder={t('add')}
            value={null}
            options={kindsLeft(rules).map((value) => ({ value, label: t(`kind.${value}`) }))}
            getPopupContainer={within}
            onChange={(kind) => kind && draft.change([...rules, newRule(kind)])}
          />
          <HowToRun
            {...{ alloc, trial, missing: short ? missing : undefined }}
            how={{ keep, shortfall }}
            ready={ready}
            onHow={setHow}
            onReset={draft.dirty ? draft.forget : undefined}
            onTry={() => trial.run(ask)}
          />
        </>
      )}
      <Templates
        policy={whole ? read.policy : noPolicy}
        open={open}
        onUse={(policy) =>
          draft.change(draftOf(policy).map((rule) => ({ ...rule, id: newRule(rule.kind).id })))
        }
      />
      {trial.trial && (
        <TrialDialog
          {...{ alloc, tools }}
          trial={trial}
          onAgain={() => trial.run(ask)}
          onClose={trial.close}
        />
      )}
    </div>
  )
}

interface How {
  readonly keep: boolean
  readonly shortfall: Shortfall | null
}

interface HowProps extends Pick<PanelProps, 'alloc'> {
  readonly trial: Trying
  /** What the book takes less than there is to give. */
  readonly missing: string | undefined
  readonly how: How
  readonly ready: boolean
  readonly onHow: (how: How) => void
  readonly onReset: (() => void) | undefined
  readonly onTry: () => void
}

/** What stays, what becomes of a shortfall, and the button that tries it. */
function HowToRun({ alloc, trial, missing, how, ready, onHow, onReset, onTry }: HowProps) {
  const t = useText(policyText)
  return (
    <>
      <Checkbox checked={how.keep} onChange={({ target }) => onHow({ ...how, keep: target.checked })}>
        {t('keep')}
      </Checkbox>
      {missing !== undefined && (
        <fieldset className="br-alloc-short">
          <legend>{t('short.title', { missing: mm(BigInt(missing)) })}</legend>
          <Radio.Group
            value={how.shortfall}
            options={shortfalls.map((value) => ({ value, label: t(`short.${value}`) }))}
            onChange={({ target }) => onHow({ ...how, shortfall: target.value as Shortfall })}
          />
        </fieldset>
      )}
      {trial.fault && !trial.trial && <ClashList fault={trial.fault} alloc={alloc} />}
      <div className="br-alloc-save">
        {onReset && <Button onClick={onReset}>{t('reset')}</Button>}
        <Button type="primary" disabled={!ready} loading={trial.busy} onClick={onTry}>
          {t('try')}
        </Button>
      </div>
    </>
  )
}

function Hint({ empty }: { readonly empty: boolean }) {
  const t = useText(policyText)
  return <p className="br-quiet">{t(empty ? 'none' : 'hint')}</p>
}
