/** The server bundle: React Router's build, and the store that serves it. Importing it starts nothing. */
export * from 'virtual:react-router/server-build'
export { openParts } from '#server/open-parts.server.ts'
export { developmentApp, startStore } from '#server/store.server.ts'
