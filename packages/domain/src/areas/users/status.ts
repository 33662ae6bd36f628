import { type Machine, type Refusal, go, isRefusal, refuse } from '../../kernel/index.ts'

/** §4. A frozen user keeps everything but may not come in. */
export const userStatuses = ['active', 'frozen'] as const
export type UserStatus = (typeof userStatuses)[number]
export type UserMove = 'freeze' | 'unfreeze'

export const userMachine: Machine<UserStatus, UserMove> = {
  states: userStatuses,
  starts: ['active'],
  finals: [],
  moves: [
    { from: 'active', move: 'freeze', to: 'frozen' },
    { from: 'frozen', move: 'unfreeze', to: 'active' },
  ],
}

const already = { freeze: 'user.already-frozen', unfreeze: 'user.already-active' } as const

export function moveUser(from: UserStatus, move: UserMove): UserStatus | Refusal<(typeof already)[UserMove]> {
  const to = go(userMachine, from, move)
  return isRefusal(to) ? refuse(already[move]) : to
}
