/** Where each call goes. The build puts the bare routes here, so that no browser loads the schemas of the calls. */
export { calls as callRoutes } from '@bookrunner/contract'
