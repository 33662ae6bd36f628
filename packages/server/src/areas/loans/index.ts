import type { Area } from '../../platform/area.ts'
import { importHandlers, importWork } from '../imports/index.ts'
import { add } from './add.ts'
import { alertsLive } from './alerts.live.ts'
import { reactToLoans } from './crossed-notices.ts'
import { close, del, edit } from './edit.ts'
import { exportList } from './export.ts'
import { loansImport } from './import-loans.ts'
import { pricesImport } from './import-prices.ts'
import { prices } from './prices.ts'
import { alerts, bands, borrowers, distances, history, info, list, riskList } from './reads.ts'
import { marginCallReview } from './review.ts'
import { setBands } from './set-bands.ts'
import { loanTemplate, priceTemplate } from './templates.ts'

export { moveLoans } from './loan.repo.ts'

export const loans: Area = {
  handlers: [
    list,
    info,
    history,
    exportList,
    borrowers,
    add,
    edit,
    close,
    del,
    prices,
    riskList,
    marginCallReview,
    distances,
    alerts,
    bands,
    setBands,
    ...importHandlers(loansImport),
    loanTemplate,
    ...importHandlers(pricesImport),
    priceTemplate,
  ],
  react: reactToLoans,
  due: [importWork(loansImport), importWork(pricesImport)],
  live: [alertsLive],
}
