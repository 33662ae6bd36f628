import type { Machine } from '../../kernel/index.ts'

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

/** The move that leads from one status to the other; none where they are the same. */
export function moveBetween(from: UserStatus, to: UserStatus): UserMove | undefined {
  return userMachine.moves.find((row) => row.from === from && row.to === to)?.move
}
