export { startTestApp, type TestApp, type TestNode } from './app.ts'
export { createTestDatabase, type TestDatabase } from './database.ts'
