/** The server bundle: React Router's build, and the server around it. Importing it starts nothing. */
export * from 'virtual:react-router/server-build'
export { createAppContext } from '#app/create-app-context.server.ts'
export { developmentApp, startStore } from '#app/store.server.ts'
