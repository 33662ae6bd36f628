import { shortfalls, type Rule, type Shortfall } from '@bookrunner/domain/allocation'
import { Button, Checkbox, Flex, Radio, Select } from 'antd'
import { useRef } from 'react'
import { useListed } from '../../../kit/use-listed.ts'
import { EMPTY, mm } from '../../../kit/format.ts'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import { maySend } from '../may-send.ts'
import { Moved } from '../Moved.tsx'
import type { PanelProps } from '../panel-props.ts'
import { useLeft } from '../use-left.ts'
import { versionOf } from '../state/browser-alloc.ts'
import { ClashList } from './ClashList.tsx'
import { kindsLeft, newRule } from './model.ts'
import { RuleList } from './RuleList.tsx'
import { Templates } from './Templates.tsx'
import { policyText } from './text.ts'
import { TrialDialog } from './TrialDialog.tsx'
import { useKeep } from './use-keep.ts'
import { usePolicyDraft } from './use-policy-draft.ts'
import { useTrial, type Trying } from './use-trial.ts'
import css from './policy.module.css'
import allocationCss from '../allocation.module.css'

const noPolicy: readonly Rule[] = []

/** The rules of a version: edited and previewed here, then applied. */
export function PolicyPanel({ alloc, desk, tools }: PanelProps) {
  const t = useText(policyText)
  const listed = useListed()
  const version = versionOf(alloc)
  const draft = usePolicyDraft(alloc, tools.grid)
  const { rules, shortfall, change } = draft
  const { keep, setKeep } = useKeep(alloc.versionId)
  const { missing } = alloc.summary
  const short = missing !== '0'
  const trial = useTrial({ alloc, desk, onWritten: draft.written })
  const open = version?.may.includes('edit') === true
  const ask = { policy: [...draft.policy], keep, ...(short && { shortfall }) }
  const ready = maySend(draft) && (!short || shortfall !== null)
  const left = useLeft()
  const panel = useRef<HTMLDivElement>(null)
  const preview = () => {
    if (ready) return trial.run(ask)
    left.leave([...draft.faults.keys()].flatMap((at) => rules[at]?.id ?? []))
    goToFault(panel.current)
  }
  return (
    <div ref={panel} className={allocationCss.side}>
      <Hint empty={rules.length === 0} />
      {draft.moved && (
        <Moved
          by={version?.edited.by ?? null}
          lines={[t('differs', { rules: listed(draft.saved.map(({ kind }) => t(`kind.${kind}`))) || EMPTY })]}
          onMine={() => draft.draft.choose('policy', 'yours')}
          onTheirs={() => draft.draft.discard()}
        />
      )}
      <RuleList
        rules={rules}
        alloc={alloc}
        tools={tools}
        open={open}
        faults={draft.faults}
        left={left}
        onChange={(next) => change({ rules: next })}
      />
      {open && (
        <>
          <Select<null | ReturnType<typeof kindsLeft>[number]>
            size="small"
            aria-label={t('add')}
            placeholder={t('add')}
            value={null}
            options={kindsLeft(rules).map((value) => ({ value, label: t(`kind.${value}`) }))}
            getPopupContainer={within}
            onChange={(kind) => kind && change({ rules: [...rules, newRule(kind)] })}
          />
          <HowToRun
            alloc={alloc}
            tools={tools}
            trial={trial}
            keep={keep}
            shortfall={shortfall}
            ready={rules.length > 0 && !draft.moved}
            missing={short ? missing : undefined}
            onKeep={setKeep}
            onShortfall={(next) => change({ shortfall: next })}
            onReset={draft.dirty ? () => draft.draft.discard() : undefined}
            onTry={preview}
          />
        </>
      )}
      <Templates
        policy={draft.whole ? draft.policy : noPolicy}
        open={open}
        unsaved={draft.built}
        onUse={draft.take}
      />
      {trial.trial && (
        <TrialDialog
          alloc={alloc}
          tools={tools}
          trial={trial}
          ready={ready}
          onAgain={() => trial.run(ask)}
          onClose={trial.close}
        />
      )}
    </div>
  )
}

interface HowProps extends Pick<PanelProps, 'alloc' | 'tools'> {
  readonly trial: Trying
  /** The size the book cannot take. */
  readonly missing: string | undefined
  readonly keep: boolean
  readonly shortfall: Shortfall | null
  /** There are rules to preview; a press leads to what they lack. */
  readonly ready: boolean
  readonly onKeep: (keep: boolean) => void
  readonly onShortfall: (shortfall: Shortfall) => void
  readonly onReset: (() => void) | undefined
  readonly onTry: () => void
}

/** Scrolls to the first rule or choice with a fault, and focuses its field. */
function goToFault(panel: HTMLElement | null): void {
  // Drawn as a fault first.
  requestAnimationFrame(() => {
    const found = panel?.querySelector('[data-fault]')
    const field = found?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? found?.querySelector('input')
    found?.scrollIntoView({ block: 'nearest' })
    field?.focus({ preventScroll: true })
  })
}

/** Settings for hand-set lines and a shortfall, and the preview button. */
function HowToRun(props: HowProps) {
  const { alloc, tools, trial, missing, keep, shortfall, ready, onReset, onTry } = props
  const t = useText(policyText)
  return (
    <>
      <Checkbox checked={keep} onChange={({ target }) => props.onKeep(target.checked)}>
        {t('keep')}
      </Checkbox>
      {missing !== undefined && (
        <fieldset className={css.short} data-fault={shortfall === null || undefined}>
          <legend>{t('short.title', { missing: mm(BigInt(missing)) })}</legend>
          <Radio.Group
            value={shortfall}
            options={shortfalls.map((value) => ({ value, label: t(`short.${value}`) }))}
            onChange={({ target }) => props.onShortfall(target.value as Shortfall)}
          />
        </fieldset>
      )}
      {trial.fault && !trial.trial && <ClashList fault={trial.fault} alloc={alloc} tools={tools} />}
      <Flex justify="flex-end" gap={8}>
        {onReset && <Button onClick={onReset}>{t('reset')}</Button>}
        <Button type="primary" disabled={!ready} loading={trial.busy} onClick={onTry}>
          {t('try')}
        </Button>
      </Flex>
    </>
  )
}

function Hint({ empty }: { readonly empty: boolean }) {
  const t = useText(policyText)
  return <p className="br-quiet">{t(empty ? 'none' : 'hint')}</p>
}
