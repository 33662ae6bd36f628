export { waitingIn } from './cautions.ts'
export { GuideAt } from './GuideAt.tsx'
export { RoundProgress } from './RoundProgress.tsx'
export { Rounds } from './Rounds.tsx'
