/**
 * Screens around signing in that §2's table does not name: each is the place where something §1 lists
 * happens (forgot password, change password) or what demo mode needs.
 */
export interface OwnRoute {
  readonly path: string
  readonly open: boolean
}

export const ownRoutes = [
  { path: '/forgot-password', open: true },
  { path: '/reset-password', open: true },
  { path: '/demo/outbox', open: true },
  { path: '/change-password', open: false },
  { path: '/my-sessions', open: false },
] as const satisfies readonly OwnRoute[]

export type OwnPath = (typeof ownRoutes)[number]['path']
