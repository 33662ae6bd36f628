import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { syndicateRoles, type SyndicateRole } from '@bookrunner/domain/deals'
import { count, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useDealWords } from '../../deals/index.ts'
import { allocText } from '../text.ts'
import { SortTable, type Column } from './SortTable.tsx'
import { afterText } from './text.ts'
import { oneDecimal, weight } from './words.ts'

type Data = ReplyOf<typeof allocationCalls.league>
type Line = Data['list'][number]

const isRole = (role: string): role is SyndicateRole => syndicateRoles.some((each) => each === role)

/** The leads by what was allocated through them. */
export function League({ data }: { readonly data: Data }) {
  const t = useText(afterText)
  const words = useDealWords()
  const tab = useText(allocText)('tab.league')
  const rolesOf = ({ roles }: Line) =>
    roles.map((role) => (isRole(role) ? words.role(role) : role)).join(', ')
  const figure = (id: 'asked' | 'size' | 'credited'): Column<Line> => ({
    ...{ id, head: t(id), right: true },
    ...{ value: (line) => BigInt(line[id]), text: (line) => mm(BigInt(line[id])) },
  })
  const columns: Column<Line>[] = [
    {
      ...{ id: 'rank', head: t('rank'), right: true },
      ...{ value: ({ rank }) => rank, text: ({ rank }) => count(rank) },
    },
    { id: 'lead', head: t('lead'), name: true, value: ({ name }) => name, text: ({ name }) => name },
    { id: 'roles', head: t('roles'), value: rolesOf, text: rolesOf },
    {
      ...{ id: 'orders', head: t('orders'), right: true },
      ...{ value: ({ orders }) => orders, text: ({ orders }) => count(orders) },
    },
    figure('asked'),
    figure('size'),
    figure('credited'),
    {
      ...{ id: 'share', head: t('share'), right: true },
      ...{ value: ({ share }) => weight(share), text: ({ share }) => oneDecimal(share) },
    },
    {
      ...{ id: 'fill', head: t('fill'), right: true },
      ...{ value: ({ fill }) => weight(fill), text: ({ fill }) => oneDecimal(fill) },
    },
  ]
  return <SortTable label={tab} columns={columns} rows={data.list} keyOf={({ entityId }) => entityId} />
}
