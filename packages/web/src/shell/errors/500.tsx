export { ServerFault as default } from './ErrorPage.tsx'
