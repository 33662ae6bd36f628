import { CloseOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { useText } from '../../../platform/text.ts'
import type { Tools } from '../grid/tools.ts'
import type { HeldAlloc } from '../state/held.ts'
import { moved, type DraftRule, type RuleFault } from './model.ts'
import { RuleFields } from './RuleFields.tsx'
import { policyText } from './text.ts'
import { useSorting } from './use-sorting.ts'

interface Props {
  readonly rules: readonly DraftRule[]
  readonly faults: ReadonlyMap<number, RuleFault>
  readonly alloc: HeldAlloc
  readonly tools: Tools
  readonly open: boolean
  readonly onChange: (rules: readonly DraftRule[]) => void
}

/** Rules in their order: by drag, and by the arrow keys on a handle. */
export function RuleList({ rules, faults, alloc, tools, open, onChange }: Props) {
  const t = useText(policyText)
  const { list, dragged, over, handle } = useSorting(
    rules.map(({ id }) => id),
    (from, to) => onChange(moved(rules, from, to)),
  )
  const onKey = (event: KeyboardEvent, from: number) => {
    const to = event.key === 'ArrowUp' ? from - 1 : event.key === 'ArrowDown' ? from + 1 : undefined
    if (to === undefined) return
    event.preventDefault()
    if (to >= 0 && to < rules.length) onChange(moved(rules, from, to))
  }
  return (
    <ol ref={list} className="br-alloc-rules">
      {rules.map((rule, at) => {
        const name = t(`kind.${rule.kind}`)
        const fault = faults.get(at)
        return (
          <li
            key={rule.id}
            data-dragged={rule.id === dragged || undefined}
            data-over={(over === at && rule.id !== dragged) || undefined}
          >
            <header>
              {open && (
                <button
                  type="button"
                  className="br-alloc-handle"
                  aria-label={t('handle', { rule: name, place: at + 1, all: rules.length })}
                  {...handle(rule.id)}
                  onKeyDown={(event) => onKey(event, at)}
                >
                  <HolderOutlined aria-hidden />
                </button>
              )}
              <b title={t(`about.${rule.kind}`)}>{name}</b>
              {open && (
                <Button
                  type="text"
                  size="small"
                  icon={<CloseOutlined aria-hidden />}
                  aria-label={t('remove', { rule: name })}
                  onClick={() => onChange(rules.filter(({ id }) => id !== rule.id))}
                />
              )}
            </header>
            <small>{t(`about.${rule.kind}`)}</small>
            <RuleFields
              {...{ rule, alloc, tools, open }}
              onChange={(next) => onChange(rules.map((each) => (each.id === rule.id ? next : each)))}
            />
            {fault && (
              <small className="br-alloc-wrong" role="alert">
                {t(`fault.${fault}`)}
              </small>
            )}
          </li>
        )
      })}
    </ol>
  )
}
