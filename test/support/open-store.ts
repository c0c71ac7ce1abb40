import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { createAppContext } from '#app/create-app-context.server.ts'
import { parseEnvironment } from '#http/environment.server.ts'
import { testSettings } from './store.ts'

/** Opens a complete store in this process, with its own connections and jobs. */
export async function openStore(settings: Record<string, string>) {
  const environment = parseEnvironment({
    ...testSettings,
    ADDRESS_LIMIT_FACTOR: '1000',
    STORAGE: `file:${inject('filesDirectory')}/${randomUUID()}`,
    ...settings,
  })
  const opened = await createAppContext(environment)
  return { ...opened, app: createApp(opened.context) }
}
