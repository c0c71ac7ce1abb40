/**
 * The server bundle: React Router's build, the store that serves it, and the steps before a production start.
 * Importing it has no side effects.
 */
export * from 'virtual:react-router/server-build'
export { createAppContext } from '#app/create-app-context.server.ts'
export { developmentApp, startStore } from '#app/store.server.ts'
export { seedDatabase } from '#app/seed.server.ts'
export { migrateDatabase } from '#db/migrate.server.ts'
export { parseEnvironment, parseProductionEnvironment } from '#http/environment.server.ts'
export { prepareJobSchema } from '#mail/job-schema.server.ts'
