import type { FunctionKey } from '@bookrunner/domain/access'

/**
 * Screens around signing in that §2's table does not name: each is the place where something §1 lists
 * happens (forgot password, change password) or what demo mode needs.
 */
export interface OwnRoute {
  readonly path: string
  readonly open: boolean
  /** What one must be able to do to have a use for it. */
  readonly needs?: FunctionKey
}

export const ownRoutes = [
  { path: '/forgot-password', open: true },
  { path: '/reset-password', open: true },
  { path: '/demo/outbox', open: true },
  { path: '/change-password', open: false },
  { path: '/my-profile', open: false },
  { path: '/my-notices', open: false },
  { path: '/my-sessions', open: false },
  { path: '/my-keys', open: false, needs: 'my_order|place' },
] as const satisfies readonly OwnRoute[]

export type OwnPath = (typeof ownRoutes)[number]['path']
