export * from './authored.ts'
