import { routeTitles } from '@bookrunner/contract/access'
import { routeOf, type RouteTitle } from '@bookrunner/domain/access'
import type { ComponentType } from 'react'
import LoginPage from './areas/auth/LoginPage.tsx'
import { allocPage, bookPage } from './deal-pages.ts'
import { lazyScreen } from './platform/chunk.ts'
import { ownRoutes } from './shell/routing/own-routes.ts'
import type { Screen, ScreenPath, Screens } from './shell/screens.ts'
import { shellText } from './shell/text.ts'

type Load = () => Promise<{ default: ComponentType }>
type Titled = Omit<Screen, 'title'>

const dealPage = () => import('./areas/deals/page/DealPage.tsx')

const page = (load: Load, more: Partial<Titled> = {}): Titled => ({ page: lazyScreen(load), load, ...more })

const usersPage = () => import('./areas/auth/users/UsersPage.tsx')

/** Pages about one deal: two deals are two pages. */
const ofDeal = { identity: ['dealId'] }
const wideOfDeal = { ...ofDeal, wide: true }

/** Every path of §2's table, and what is shown there. The table itself, with rights, is the domain's. */
const pages: Readonly<Record<ScreenPath, Titled>> = {
  // The first page of most visits, and the only one that is no piece of its own.
  '/login': page(() => Promise.resolve({ default: LoginPage })),
  '/register': page(() => import('./areas/auth/register/RegisterPage.tsx')),
  '/forgot-password': page(() => import('./areas/auth/ForgotPage.tsx')),
  '/reset-password': page(() => import('./areas/auth/ResetPage.tsx')),
  '/change-password': page(() => import('./areas/auth/ChangePasswordPage.tsx')),
  '/my-profile': page(() => import('./areas/auth/users/ProfilePage.tsx')),
  '/my-notices': page(() => import('./areas/notices/own/OwnNoticesPage.tsx')),
  '/my-sessions': page(() => import('./areas/auth/SessionsPage.tsx')),
  '/my-keys': page(() => import('./areas/auth/keys/KeysPage.tsx')),
  '/demo/outbox': page(() => import('./areas/auth/OutboxPage.tsx')),
  '/403': page(() => import('./shell/errors/403.tsx')),
  '/404': page(() => import('./shell/errors/404.tsx')),
  '/500': page(() => import('./shell/errors/500.tsx')),

  '/board/deal-board': page(() => import('./areas/deals/board/DealBoardPage.tsx')),
  '/board/detail': page(dealPage, ofDeal),
  '/board/alloc': page(allocPage, wideOfDeal),
  '/board/order-book': page(bookPage, wideOfDeal),
  '/deal/my-deals': page(() => import('./areas/deals/board/MyDealsPage.tsx')),
  '/deal/detail': page(dealPage, ofDeal),
  '/deal/alloc': page(allocPage, wideOfDeal),
  '/deal/order-book': page(bookPage, wideOfDeal),
  '/order/my-orders': page(() => import('./areas/orders/my-orders/MyOrdersPage.tsx')),
  '/order/deal/:id': page(() => import('./areas/orders/deal/OrderDealPage.tsx')),
  '/investor/monetary-entity': page(() => import('./areas/entities/EntitiesPage.tsx')),
  '/investor/monetary-entity/:id': page(() => import('./InstitutionPage.tsx')),
  '/quota/org': page(() => import('./areas/quota/OrgLimitsPage.tsx')),
  '/quota/bond': page(() => import('./areas/quota/BondLimitsPage.tsx')),
  '/quota/org-bond': page(() => import('./areas/quota/OrgBondLimitsPage.tsx')),
  '/quota/business': page(() => import('./areas/quota/BusinessLimitPage.tsx')),
  '/quota/rates': page(() => import('./areas/quota/rates/RatesPage.tsx')),
  '/house/user-manage': page(usersPage),
  '/quota/loan-deals': page(() => import('./areas/loans/LoanDealsPage.tsx')),
  '/quota/margin-calls': page(() => import('./areas/loans/MarginCallsPage.tsx')),
  '/system/org-manage': page(() => import('./areas/auth/opening/AccountOpeningPage.tsx')),
  '/system/org-classify': page(() => import('./areas/classes/TypesPage.tsx')),
  '/system/notice': page(() => import('./areas/notices/authored/NoticesPage.tsx')),
  '/system/user-manage': page(usersPage),
  '/system/role-manage': page(() => import('./areas/roles/RolesPage.tsx')),
  '/system/admin-log': page(() => import('./areas/audit/AuditPage.tsx')),
  '/system/names': page(() => import('./areas/deals/names/NamesPage.tsx')),
  '/system/holidays': page(() => import('./areas/deals/holidays/HolidaysPage.tsx')),
}

function titleOf(path: string): Screen['title'] {
  const row = routeOf(path)
  if (row) return (lang) => routeTitles[row.title as RouteTitle][lang]
  const own = ownRoutes.find((route) => route.path === path)
  return (lang) => (own ? shellText.books[lang][`title:${own.path}`] : '')
}

export const screens = Object.fromEntries(
  Object.entries(pages).map(([path, titled]) => [path, { ...titled, title: titleOf(path) }]),
) as Screens
