import type { ReplyOf } from '@bookrunner/contract'
import type { allocationCalls } from '@bookrunner/contract/allocation'
import { syndicateRoles, type SyndicateRole } from '@bookrunner/domain/deals'
import { useListed } from '../../../kit/use-listed.ts'
import { count, mm } from '../../../kit/format.ts'
import { useText } from '../../../platform/text.ts'
import { useDealNames } from '../../deals/index.ts'
import { nameOf, useReader } from '../../deals/parts/index.ts'
import { allocText } from '../text.ts'
import { ListFrame, type Frame } from './ListFrame.tsx'
import type { WholeColumn } from '../../../kit/list-page/index.ts'
import { afterText } from './text.ts'
import { oneDecimal, weight } from './format.ts'

type Data = ReplyOf<typeof allocationCalls.league>
type Line = Data['list'][number]

const isRole = (role: string): role is SyndicateRole => syndicateRoles.some((each) => each === role)

/** The leads ranked by the size allocated through them. */
export function League({ data, frame }: { readonly data: Data; readonly frame: Frame }) {
  const t = useText(afterText)
  const dealNames = useDealNames()
  const listed = useListed()
  const { lang } = useReader()
  const tab = useText(allocText)('tab.league')
  const rolesOf = ({ roles }: Line) =>
    listed(roles.map((role) => (isRole(role) ? dealNames.role(role) : role)))
  const figure = (id: 'acceptedIn' | 'size' | 'credited', width: number): WholeColumn<Line> => ({
    id,
    title: t(id),
    width,
    right: true,
    value: (line) => BigInt(line[id]),
    text: (line) => mm(BigInt(line[id])),
  })
  const columns: WholeColumn<Line>[] = [
    {
      id: 'rank',
      title: t('rank'),
      width: 64,
      right: true,
      value: ({ rank }) => rank,
      text: ({ rank }) => count(rank),
    },
    {
      id: 'lead',
      title: t('lead'),
      width: 210,
      name: true,
      value: (bank) => nameOf(bank, lang),
      text: (bank) => nameOf(bank, lang),
    },
    { id: 'roles', title: t('roles'), width: 130, value: rolesOf, text: rolesOf },
    {
      id: 'orders',
      title: t('orders'),
      width: 76,
      right: true,
      value: ({ orders }) => orders,
      text: ({ orders }) => count(orders),
    },
    figure('acceptedIn', 132),
    figure('size', 112),
    // Orders that another bank placed and this one is credited with: no part of its share.
    figure('credited', 150),
    {
      id: 'share',
      title: t('share'),
      width: 148,
      right: true,
      value: ({ share }) => weight(share),
      text: ({ share }) => oneDecimal(share),
    },
    {
      id: 'fill',
      title: t('fill'),
      width: 80,
      right: true,
      value: ({ fill }) => weight(fill),
      text: ({ fill }) => oneDecimal(fill),
    },
  ]
  return (
    <ListFrame
      frame={frame}
      columns={columns}
      label={tab}
      rows={data.list}
      keyOf={({ entityId }) => entityId}
    />
  )
}
