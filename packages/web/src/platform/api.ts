import type { calls } from '@bookrunner/contract'
import { clientByRoutes } from '@bookrunner/contract/kernel'
import { callRoutes } from './call-routes.ts'
import { langStore } from './language.ts'
import { sessionStore } from './session.ts'

/** Every call of the server, typed by the contract. The session travels in a cookie (§7). */
export const api = clientByRoutes<typeof calls>(callRoutes, {
  baseUrl: '',
  lang: langStore.get,
  username: () => sessionStore.get()?.user.account,
})
