import {
  CopyOutlined,
  DeleteOutlined,
  FolderOpenOutlined,
  MoreOutlined,
  PlusOutlined,
  StopOutlined,
} from '@ant-design/icons'
import { mostTranches } from '@bookrunner/domain/deals'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { within } from '../../../kit/within.ts'
import { useText } from '../../../platform/text.ts'
import type { DealRow } from './rows.ts'
import { boardText } from './text.ts'
import css from './board.module.css'

/** Actions on a deal's card; the board opens a dialog for each. */
export type DealAct = 'copy' | 'addTranche' | 'abort' | 'deleteDraft'

export interface DealActs {
  readonly ask: (act: DealAct, row: DealRow) => void
  /** New drafts may be made here. */
  readonly mayCreate: boolean
}

/** The actions a person may take; `moves` and `mayEdit` come from the server. */
export function actsFor(
  row: Pick<DealRow, 'moves' | 'mayEdit' | 'status' | 'tranches'>,
  mayCreate: boolean,
): DealAct[] {
  const growing =
    row.mayEdit && row.tranches.length < mostTranches && ['Draft', 'Test', 'IPG'].includes(row.status)
  return [
    ...(mayCreate ? (['copy'] as const) : []),
    ...(mayCreate && growing ? (['addTranche'] as const) : []),
    ...(row.moves.includes('abort') ? (['abort'] as const) : []),
    ...(row.mayEdit && row.status === 'Draft' ? (['deleteDraft'] as const) : []),
  ]
}

const ICONS = {
  copy: <CopyOutlined aria-hidden />,
  addTranche: <PlusOutlined aria-hidden />,
  abort: <StopOutlined aria-hidden />,
  deleteDraft: <DeleteOutlined aria-hidden />,
}

interface Props {
  readonly row: DealRow
  readonly to: string | undefined
  readonly acts: DealActs
}

export function DealMenu({ row, to, acts }: Props) {
  const t = useText(boardText)
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const found = actsFor(row, acts.mayCreate)
  if (found.length === 0) return null
  const items: MenuProps['items'] = [
    ...(to ? [{ key: 'open', label: t('open'), icon: <FolderOpenOutlined aria-hidden /> }] : []),
    ...found.map((act) => ({
      key: act,
      label: t(act),
      icon: ICONS[act],
      danger: act === 'abort' || act === 'deleteDraft',
    })),
  ]
  const onClick: MenuProps['onClick'] = ({ key }) => {
    // The menu closes, so the focus returns to its button.
    button.current?.focus()
    if (key === 'open') void navigate(to ?? '')
    else acts.ask(key as DealAct, row)
  }
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      getPopupContainer={within}
      menu={{ items, onClick }}
    >
      <Button
        ref={button}
        type="text"
        size="small"
        className={css.menu}
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('actions', { name: row.name })}
      />
    </Dropdown>
  )
}
