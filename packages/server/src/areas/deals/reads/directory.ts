import { dealsCalls } from '@bookrunner/contract/deals'
import { scaleOf, type Agency } from '@bookrunner/domain/deals'
import { nameIn } from '@bookrunner/domain/kernel'
import { read } from '../../../platform/http/handler.ts'
import { findNameable, readClasses, readGroups, readInvestors } from './directory.repo.ts'

/** Entities a deal can name: reviewed ones, by deal role and name. */
export const getAgency = read(dealsCalls.getAgency, async ({ input, db }) => ({
  list: await findNameable(db, input),
}))

/** Investors with types and groups: the screen finds those that a choice reaches. */
export const getInvestorList = read(dealsCalls.getInvestorList, async ({ db, language }) => {
  const [classes, groups, list] = await Promise.all([readClasses(db), readGroups(db), readInvestors(db)])
  return {
    classes: classes.map((row) => ({ classId: row.id, name: nameIn(language, row) })),
    groups: groups.map((row) => ({ groupId: row.id, name: nameIn(language, row) })),
    list,
  }
})

const agencyNames: Record<Exclude<Agency, 'other'>, string> = {
  moodys: "Moody's",
  sp: 'S&P',
  fitch: 'Fitch',
}

export const getRatings = read(dealsCalls.getRatings, async () => ({
  agencies: (['moodys', 'sp', 'fitch'] as const).map((agency) => ({
    agency,
    name: agencyNames[agency],
    grades: [...scaleOf(agency)],
  })),
}))
