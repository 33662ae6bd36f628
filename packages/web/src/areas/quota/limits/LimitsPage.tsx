import { HistoryOutlined, PlusOutlined } from '@ant-design/icons'
import { quotaKinds, quotaStates } from '@bookrunner/domain/quota'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { ListPage, SelectFilter } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { HistoryDrawer } from '../history/HistoryDrawer.tsx'
import { useQuotaRights, type QuotaRow } from '../parts/use-quota.ts'
import { quotaText, quotaWords } from '../parts/words.ts'
import { useLimitColumns } from './limit-columns.tsx'
import { LimitDrawer } from './LimitDrawer.tsx'
import { limitsText } from './text.ts'
import { useLimits, type ListedLevel } from './use-limits.ts'

interface Props {
  readonly level: ListedLevel
  /** Before the buttons. */
  readonly tools?: ReactNode
}

const keyOf = ({ quotaId }: QuotaRow) => quotaId

/** The limits of one level with what is used of each. */
export function LimitsPage({ level, tools }: Props) {
  const t = useText(limitsText)
  const texts = useText(quotaText)
  const word = useText(quotaWords)
  const { list, loaded, download } = useLimits(level)
  const rights = useQuotaRights()
  const mayEdit = rights.mayEdit(level)
  const seesUse = rights.seesUse(level)
  const [opened, setOpened] = useState<QuotaRow | 'new'>()
  const [history, setHistory] = useState<QuotaRow | 'all'>()
  const columns = useLimitColumns(level, { onOpen: setOpened, onHistory: setHistory })
  const chosen = opened === 'new' ? undefined : opened
  const add = mayEdit && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListPage<QuotaRow>
        list={list}
        loaded={loaded}
        texts={{
          label: t('view.limits'),
          failed: t('failed'),
          none: { title: t('none'), hint: t('none.hint') },
          empty: { title: t(`empty.${level}`), hint: t(`hint.${level}`), step: add },
        }}
        search={{ label: t(`search.${level}`), shortcut: t('search.key') }}
        count={(count) => t('count', { count })}
        filters={
          <>
            {seesUse && (
              <SelectFilter
                label={word('state')}
                value={list.state.state}
                options={quotaStates.map((value) => ({ value, label: word(value) }))}
                onChange={(state) => list.filter({ state })}
              />
            )}
            <SelectFilter
              label={word('kind')}
              value={list.state.kind}
              options={quotaKinds.map((value) => ({ value, label: word(value) }))}
              onChange={(kind) => list.filter({ kind })}
            />
          </>
        }
        tools={tools}
        above={!seesUse && <p className="br-quiet">{texts('hidden.why')}</p>}
        actions={
          <>
            <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setHistory('all')}>
              {texts('allHistory')}
            </Button>
            {add}
          </>
        }
        download={download}
        table={{ columns, keyOf, opened: { key: chosen?.quotaId, onOpen: setOpened } }}
      />
      {opened && (
        <LimitDrawer
          key={chosen?.quotaId ?? 'new'}
          level={level}
          // As it is now.
          row={chosen && (loaded.data?.list.find(({ quotaId }) => quotaId === chosen.quotaId) ?? chosen)}
          onClose={() => setOpened(undefined)}
        />
      )}
      {history && (
        <HistoryDrawer row={history === 'all' ? undefined : history} onClose={() => setHistory(undefined)} />
      )}
    </>
  )
}
