import { dealsCalls, type NamedParty } from '@bookrunner/contract/deals'
import { read } from '../../../platform/http/handler.ts'
import { pageOfRows } from '../../../platform/page-of.ts'
import { readNamedParties } from './named-parties.repo.ts'

const columns = {
  name: ({ name }: NamedParty) => name.toLowerCase(),
  deals: ({ deals }: NamedParty) => deals.length,
}

const fits = ({ name, deals }: NamedParty, keyword: string): boolean =>
  [name, ...deals.map((deal) => deal.name)].join('\n').toLowerCase().includes(keyword.toLowerCase())

/** For administrators: who is named in deals and is no institution yet. */
export const getNamedParties = read(dealsCalls.getNamedParties, async ({ input, db }) => {
  const { keyword, kind } = input
  const found = (await readNamedParties(db)).filter(
    (party) => (kind === undefined || party.kind === kind) && (keyword === undefined || fits(party, keyword)),
  )
  return pageOfRows(found, input, columns)
})
