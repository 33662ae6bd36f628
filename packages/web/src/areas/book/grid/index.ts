export { stateNames } from './state-names.ts'
