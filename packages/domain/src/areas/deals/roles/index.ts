export * from './abilities.ts'
export * from './names.ts'
export * from './deal-role.ts'
export * from './syndicate.ts'
