import type { CallRefused } from '@bookrunner/contract'
import { Alert } from 'antd'
import { faultMessage } from '../../../platform/failed.ts'
import { useText } from '../../../platform/text.ts'
import type { Tools } from '../grid/tools.ts'
import type { BrowserAlloc } from '../state/browser-alloc.ts'
import { clashesOf } from './clashes.ts'
import { policyText } from './text.ts'
import css from '../allocation.module.css'

interface Props {
  readonly fault: CallRefused
  readonly alloc: BrowserAlloc
  readonly tools: Tools
}

/** Messages about all conflicting rules, each with its figures and subject. */
export function ClashList({ fault, alloc, tools }: Props) {
  const t = useText(policyText)
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={fault.fields.length > 0 ? t('clash') : faultMessage(fault)}
      description={
        fault.fields.length > 0 && (
          <ul className={css.clashes}>
            {clashesOf(fault.fields, alloc, tools.names).map(({ field, of, why }) => (
              <li key={`${field} ${why}`}>{of === undefined ? why : t('clash.of', { of, why })}</li>
            ))}
          </ul>
        )
      }
    />
  )
}
