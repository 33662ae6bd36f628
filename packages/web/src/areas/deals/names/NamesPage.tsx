import type { NamedParty } from '@bookrunner/contract/deals'
import { namedPartyKinds } from '@bookrunner/domain/deals'
import { Button, Flex } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { ListPage, SelectFilter, type ListColumn } from '../../../kit/list-page/index.ts'
import { useText } from '../../../platform/text.ts'
import { useDealUrl } from '../page/deal-url.ts'
import { RoleTags, StatusTag } from '../parts/index.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { namesText } from './text.ts'
import { useNames } from './use-names.ts'

const keyOf = ({ kind, name }: NamedParty) => `${kind} ${name}`

/** Banks and issuers that deals name without an institution; each is linked here, in one deal or all. */
export default function NamesPage() {
  const t = useText(namesText)
  const { list, loaded } = useNames()
  const [chosen, setChosen] = useState<NamedParty>()
  const columns = useColumns(setChosen)
  return (
    <>
      <ListPage<NamedParty>
        list={list}
        loaded={loaded}
        texts={{
          label: t('label'),
          failed: t('failed'),
          none: { title: t('none'), hint: t('none.hint') },
          empty: { title: t('empty'), hint: t('empty.hint') },
        }}
        search={{ label: t('search'), shortcut: t('search.key') }}
        count={(count) => t('count', { count })}
        filters={
          <SelectFilter
            label={t('kind')}
            value={list.state.kind}
            options={namedPartyKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(kind) => list.filter({ kind })}
          />
        }
        table={{ columns, keyOf }}
      />
      {chosen && <LinkDialog key={keyOf(chosen)} party={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function useColumns(onLink: (party: NamedParty) => void): ListColumn<NamedParty>[] {
  const t = useText(namesText)
  const urlOf = useDealUrl(['detail'])
  return [
    {
      id: 'name',
      title: t('name'),
      width: 280,
      sort: 'name',
      fixed: true,
      wraps: true,
      cell: ({ name }) => <span translate="no">{name}</span>,
    },
    { id: 'kind', title: t('kind'), width: 120, cell: ({ kind }) => t(`kind.${kind}`) },
    {
      id: 'deals',
      title: t('deals'),
      width: 520,
      sort: 'deals',
      wraps: true,
      cell: ({ deals }) => (
        <Flex vertical gap={4}>
          {deals.map(({ dealId, name, status, roles }) => {
            const to = urlOf(dealId)
            return (
              <Flex key={dealId} gap={8} align="center" wrap>
                <span translate="no">{to ? <Link to={to}>{name}</Link> : name}</span>
                <StatusTag status={status} compact />
                <RoleTags roles={roles} />
              </Flex>
            )
          })}
        </Flex>
      ),
    },
    {
      id: 'link',
      title: t('link'),
      width: 110,
      fixed: true,
      tool: true,
      cell: (party) => (
        <Button
          type="link"
          size="small"
          aria-label={t('link.of', { name: party.name })}
          onClick={() => onLink(party)}
        >
          {t('link')}
        </Button>
      ),
    },
  ]
}
