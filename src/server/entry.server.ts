/** The server bundle: React Router's build, and the store that serves it. Importing it starts nothing. */
export * from 'virtual:react-router/server-build'
export { developmentApp, openParts, startStore } from '#server/store.server.ts'
