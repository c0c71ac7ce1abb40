import { randomUUID } from 'node:crypto'
import { createApp } from '#app/app.server.ts'
import { loadStaticFiles } from '#http/assets/static-files.server.ts'
import type { TestStore } from '../store.ts'

const module = { default: () => null }

/** A few sample pages that replace the built pages. */
export const sampleRoutes = {
  root: { id: 'root', path: '', module },
  about: { id: 'about', parentId: 'root', path: 'about', module },
  listing: {
    id: 'listing',
    parentId: 'root',
    path: 'marketplace-full',
    module: { ...module, handle: { searchParameters: ['search', 'page'] } },
  },
  auth: {
    id: 'auth',
    parentId: 'root',
    path: 'auth',
    module: { ...module, handle: { privateParameters: ['token'] } },
  },
  contact: { id: 'contact', parentId: 'root', path: 'contact', module: { ...module, action: () => null } },
  account: {
    id: 'account',
    parentId: 'root',
    path: 'account',
    module: { ...module, action: () => null, handle: { isPersonal: true } },
  },
}

/** A store with the sample pages. Instead of React Router, a renderer that counts its calls renders them. */
export function withSamplePages(context: TestStore['context']) {
  const files = loadStaticFiles('content/public')
  const state = { renders: 0, status: 200, headers: {}, seen: '', origin: '', body: '' }
  const app = createApp(context, {
    files,
    pages: {
      routes: sampleRoutes,
      async render(request) {
        state.renders += 1
        state.seen = request.url
        state.origin = request.headers.get('origin') ?? ''
        state.body = await request.text()
        const { pathname, search } = new URL(request.url)
        const html = `<p>${pathname}${search} ${state.renders}</p>`.repeat(50)
        const headers = { 'content-type': 'text/html', 'x-render': randomUUID(), ...state.headers }
        const status = pathname === '/nothing-here' ? 404 : state.status
        return new Response(html, { status, headers })
      },
    },
  })
  return { app, state }
}
