import { createClient } from '@bookrunner/contract'
import { langStore } from './language.ts'
import { sessionStore } from './session.ts'

/** Every call of the server, typed by the contract. The session travels in a cookie (§7). */
export const api = createClient({
  baseUrl: '',
  lang: langStore.get,
  username: () => sessionStore.get()?.user.account,
})
