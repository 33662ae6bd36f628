import { CloseOutlined, HolderOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { useSorting } from '../../../kit/use-sorting.ts'
import { useText } from '../../../platform/text.ts'
import type { Tools } from '../grid/tools.ts'
import { Lacks } from '../Lacks.tsx'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import type { useLeft } from '../use-left.ts'
import { moved, type DraftRule, type RuleFault } from './model.ts'
import { RuleFields } from './RuleFields.tsx'
import { policyText } from './text.ts'
import css from './policy.module.css'

interface Props {
  readonly rules: readonly DraftRule[]
  readonly faults: ReadonlyMap<number, RuleFault>
  readonly alloc: BrowserAlloc
  readonly tools: Tools
  readonly open: boolean
  readonly left: ReturnType<typeof useLeft>
  readonly onChange: (rules: readonly DraftRule[]) => void
}

/** The list of rules, ordered by dragging or with the arrow keys on a handle. */
export function RuleList({ rules, faults, alloc, tools, open, left, onChange }: Props) {
  const t = useText(policyText)
  const id = useId()
  const { isLeft, leaving } = left
  const [announcement, setAnnouncement] = useState('')
  const { list, item, handle } = useSorting<HTMLOListElement>(
    rules.map(({ id }) => id),
    (from, to) => {
      onChange(moved(rules, from, to))
      const { kind } = rules[from]!
      setAnnouncement(t('moved', { rule: t(`kind.${kind}`), place: to + 1, all: rules.length }))
    },
  )
  return (
    <>
      <ol ref={list} className={css.rules}>
        {rules.map((rule, at) => {
          const name = t(`kind.${rule.kind}`)
          const fault = faults.get(at)
          const wrong = fault !== undefined && isLeft(rule.id)
          const lacks = `${id}-${rule.id}`
          return (
            <li
              key={rule.id}
              data-fault={fault !== undefined || undefined}
              {...leaving(rule.id)}
              {...item(rule.id)}
            >
              <header>
                {open && (
                  <button
                    type="button"
                    className={css.handle}
                    aria-label={t('handle', { rule: name, place: at + 1, all: rules.length })}
                    {...handle(rule.id)}
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
                rule={rule}
                alloc={alloc}
                tools={tools}
                open={open}
                wrong={wrong}
                describedBy={fault ? lacks : undefined}
                onChange={(next) => onChange(rules.map((each) => (each.id === rule.id ? next : each)))}
              />
              {fault && (
                <Lacks id={lacks} wrong={wrong}>
                  {t(`fault.${fault}`)}
                </Lacks>
              )}
            </li>
          )
        })}
      </ol>
      <span className="br-sr" role="status">
        {announcement}
      </span>
    </>
  )
}
