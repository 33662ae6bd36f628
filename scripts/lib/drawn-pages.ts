import { heardPage } from './heard-page.ts'
import { lifecyclePage } from './lifecycle-page.ts'
import { limitsPage } from './limits-page.ts'
import { ordersPage } from './orders-page.ts'
import { rolesPage } from './roles-page.ts'

/** Pages that are drawn from the code, by their paths. */
export const drawnPages = (): [path: string, text: string][] => [
  ['docs/lifecycle.md', lifecyclePage()],
  ['docs/deal-roles.md', rolesPage()],
  ['docs/orders.md', ordersPage()],
  ['docs/limits.md', limitsPage()],
  ['docs/notices.md', heardPage()],
]
