export * from './authored.ts'
export * from './menu-tabs.ts'
