export { NoPermission as default } from './ErrorPage.tsx'
