import { Alert } from 'antd'
import { useText } from '../../platform/text.ts'
import { entitiesText } from './text.ts'
import type { Checked } from './use-assign.ts'

/** What a change of many would do, and the lines of a pasted list that it leaves out. */
export function AssignCheck({ checked: { changed, same, unknown, several } }: { readonly checked: Checked }) {
  const t = useText(entitiesText)
  const isWhole = unknown.length + several.length === 0
  return (
    <Alert
      type={isWhole ? 'info' : 'warning'}
      showIcon
      role="status"
      title={t('assign.changes', { count: changed.length })}
      description={
        <>
          {same > 0 && <div>{t('assign.same', { count: same })}</div>}
          <Lines title={t('assign.unknown', { count: unknown.length })} lines={unknown} />
          <Lines title={t('assign.several', { count: several.length })} lines={several} />
        </>
      }
    />
  )
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details open={lines.length <= 10}>
      <summary>{title}</summary>
      <ul translate="no">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
