import { useQuery } from '@tanstack/react-query'
import { Button, Flex, Modal, Select } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { OnceThere } from '../../../kit/OnceThere.tsx'
import { api } from '../../../platform/api.ts'
import { useText } from '../../../platform/text.ts'
import { EntityName, StatusTag } from '../parts/index.ts'
import type { DealRow } from './rows.ts'
import { boardText } from './text.ts'
import type { Scope } from './use-deals.ts'
import css from './board.module.css'
import textCss from '../../../kit/text.module.css'

interface Props {
  readonly scope: Scope
  readonly onPick: (row: DealRow) => void
  readonly onClose: () => void
}

/** Asks which deal to copy. */
export function PickDialog({ scope, onPick, onClose }: Props) {
  const t = useText(boardText)
  const [keyword, setKeyword] = useState('')
  const [chosen, setChosen] = useState<DealRow>()
  const field = useId()
  const query = {
    scope,
    pageSize: 30,
    sortField: 'updatedAt',
    sortOrder: 'desc',
    ...(keyword && { keyword }),
  } as const
  const found = useQuery({
    queryKey: ['deals', 'pick', query],
    queryFn: () => api.deals.dealList(query),
    placeholderData: (before) => before,
  })
  const list = found.data?.list ?? []
  return (
    <Modal
      open
      title={t('copyEarlier')}
      onCancel={onClose}
      width={480}
      footer={[
        <Button key="back" onClick={onClose}>
          {t('back')}
        </Button>,
        <Button key="ok" type="primary" disabled={!chosen} onClick={() => chosen && onPick(chosen)}>
          {t('copy')}
        </Button>,
      ]}
    >
      <label className={css.dialogLabel} htmlFor={field}>
        {t('copy.pick')}
      </label>
      <OnceThere>
        <Select
          id={field}
          autoFocus
          className={textCss.wide}
          showSearch={{ filterOption: false, onSearch: setKeyword }}
          loading={found.isFetching}
          value={chosen?.dealId}
          placeholder={t('filter.keyword')}
          notFoundContent={t('none.title')}
          onChange={(dealId: string) => setChosen(list.find((row) => row.dealId === dealId))}
          options={(chosen && !list.includes(chosen) ? [chosen, ...list] : list).map((row) => ({
            value: row.dealId,
            label: row.name,
            row,
          }))}
          optionRender={asOption}
        />
      </OnceThere>
    </Modal>
  )
}

/** An option of the list: name, issuer and status. */
function asOption({ label, data }: { label?: ReactNode; data: object }) {
  const { row } = data as { row: DealRow }
  return (
    <Flex component="span" justify="space-between" gap={12}>
      <span>
        {label} <small>{row.issuer && <EntityName entity={row.issuer} short />}</small>
      </span>
      <StatusTag status={row.status} />
    </Flex>
  )
}
