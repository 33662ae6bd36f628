import { zoneText } from '@bookrunner/contract/kernel'
import { shortNameIn } from '@bookrunner/domain/kernel'
import { Button } from 'antd'
import { Changes } from '../../kit/Changes.tsx'
import { clockTime, day } from '../../kit/format.ts'
import type { ListColumn } from '../../kit/list-page/index.ts'
import { langStore } from '../../platform/language.ts'
import { sessionStore } from '../../platform/session.ts'
import { useStore } from '../../platform/store.ts'
import { useText } from '../../platform/text.ts'
import { auditText } from './text.ts'
import type { AuditLine } from './use-audit.ts'
import { useErase } from './use-erase.ts'
import css from './audit.module.css'

/** Times are in the reader's zone. A click on a record shows its lines alone; in the log of one record, none is named. */
export function useAuditColumns(onRecord?: (recordId: string) => void): readonly ListColumn<AuditLine>[] {
  const t = useText(auditText)
  const lang = useStore(langStore)
  const session = useStore(sessionStore)
  const timeZone = session?.timeZone ?? 'UTC'
  const erase = useErase()
  return [
    {
      id: 'at',
      title: t('column.at', { zone: zoneText(timeZone, lang) }),
      width: 190,
      sort: 'at',
      cell: ({ at }) => <time dateTime={at}>{`${day(at, lang, timeZone)} ${clockTime(at, timeZone)}`}</time>,
    },
    {
      id: 'who',
      title: t('column.who'),
      width: 210,
      wraps: true,
      cell: ({ actor }) =>
        actor ? (
          <span translate="no">
            {actor.name} <span className="br-quiet">{shortNameIn(lang, actor.entity)}</span>
          </span>
        ) : (
          <span className="br-quiet">{t('system')}</span>
        ),
    },
    {
      id: 'what',
      title: t('column.what'),
      width: 640,
      fixed: true,
      wraps: true,
      cell: ({ what, record, changes }) => (
        <>
          {what}
          {record && onRecord && (
            <Button
              type="link"
              size="small"
              className={css.record}
              title={t('onlyRecord')}
              onClick={() => onRecord(record.recordId)}
            >
              <span translate="no">{record.name}</span>
            </Button>
          )}
          <Changes changes={changes} typed />
        </>
      ),
    },
    ...(session?.tier === 'tier1'
      ? [
          {
            id: 'erase',
            title: t('erase.short'),
            width: 90,
            tool: true,
            // Users, and the contacts of institutions: nothing else names people.
            cell: ({ record, code }: AuditLine) =>
              record &&
              /^(user|entity)\./.test(code) && (
                <Button
                  type="link"
                  size="small"
                  aria-label={t('erase', { name: record.name })}
                  onClick={() => erase(record)}
                >
                  {t('erase.short')}
                </Button>
              ),
          } as const,
        ]
      : []),
  ]
}
