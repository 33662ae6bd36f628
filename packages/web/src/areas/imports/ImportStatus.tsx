import { Alert, Flex, Progress } from 'antd'
import { count } from '../../kit/format.ts'
import { useText } from '../../platform/text.ts'
import type { ImportConfig, ImportView } from './config.ts'
import { importsText } from './text.ts'

interface Props {
  readonly config: ImportConfig
  readonly view: ImportView
}

/** How far the import is, or how it ended. */
export function ImportStatus({ config, view }: Props) {
  const t = useText(importsText)
  const { fileName: name, checked, alike, wrong, problem } = view
  const rows = count(view.rows)
  switch (view.state) {
    case 'checking':
    case 'adding': {
      const checks = view.state === 'checking'
      const text = checks ? t('checking', { name, checked: count(checked), rows }) : t('adding', { rows })
      return (
        <Flex vertical gap={4} role="status">
          <span>{text}</span>
          <Progress
            percent={checks ? Math.floor((checked / view.rows) * 100) : 100}
            status="active"
            showInfo={checks}
            aria-label={text}
          />
          <span>{t('leave')}</span>
        </Flex>
      )
    }
    case 'checked':
      return wrong > 0 ? (
        <Alert type="error" showIcon role="status" title={t('wrong', { name, wrong: count(wrong), rows })} />
      ) : (
        <Alert
          type={alike > 0 ? 'warning' : 'success'}
          showIcon
          role="status"
          title={t('good', { name, rows })}
          description={alike > 0 && t('alike', { alike: count(alike) })}
        />
      )
    case 'added':
      return (
        <>
          <Alert type="success" showIcon role="status" title={config.done(view.rows)} />
          {config.After && <config.After view={view} />}
        </>
      )
    case 'cancelled':
    case 'failed':
      return <Alert type="warning" showIcon role="status" title={problem ?? t('cancelled', { name })} />
  }
}
