import { expect, test } from 'vitest'
import { archiveRecords } from '#catalog/editing/archive.commands.server.ts'
import { createSolution, updateSolution } from '#catalog/editing/edit-solutions.commands.server.ts'
import { solutionForEditing } from '#catalog/editing/edited-records.queries.server.ts'
import { solutionForm, emptySolution } from '#catalog/editing/fields/solution-form.ts'
import { loader } from '#solutions/fixed/fixed.page.tsx'
import { callPage } from '../../support/dashboard.ts'
import { withStore, type TestStore } from '../../support/store.ts'

const edit = { actor: { kind: 'command' as const }, now: new Date('2026-03-01T12:00:00Z') }

function page(store: TestStore, path: string) {
  return callPage(loader, store, { path })
}

function fieldsNamed(name: string) {
  const description = 'Answers at night. Nobody has to stay up for it.'
  return solutionForm.parse({ ...emptySolution, name, description, price: '900', features: 'Calls\nMail' })
}

test('a new solution has a page at the address derived from its name', () =>
  withStore(async (store) => {
    await createSolution(store.db, { fields: fieldsNamed('Night & Day Desk'), ...edit })
    expect(await page(store, '/solutions/nightdaydesk')).toMatchObject({
      path: '/solutions/nightdaydesk',
      page: {
        title: 'Night & Day Desk',
        lede: 'Answers at night.',
        description: 'Nobody has to stay up for it.',
      },
      sale: { id: 'night-day-desk', price: 90_000, features: ['Calls', 'Mail'], comingSoon: true },
    })
    await expect(page(store, '/solutions/nowhere')).rejects.toMatchObject({ status: 404 })
  }))

test('after a rename, the former address of a solution redirects to the new address, even the address of a fixed page', () =>
  withStore(async (store) => {
    await createSolution(store.db, { fields: fieldsNamed('Night Desk'), ...edit })
    const renamed = { id: 'night-desk', version: 1, fields: fieldsNamed('Day Desk'), ...edit }
    await updateSolution(store.db, renamed)
    const leadsTo = async (path: string) => {
      const answer: unknown = await page(store, path).catch((thrown: unknown) => thrown)
      return answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer
    }
    expect(await leadsTo('/solutions/nightdesk')).toEqual([301, '/solutions/daydesk'])
    const architect = await solutionForEditing(store.db, 'wadah-architect')
    const fields = solutionForm.parse({ ...architect?.values, name: 'Wadah Blueprint' })
    await updateSolution(store.db, { id: 'wadah-architect', version: 1, fields, ...edit })
    expect(await page(store, '/solutions/wadaharchitect')).toMatchObject({
      page: { title: 'Wadah Blueprint' },
    })
    expect(await leadsTo('/solutions/wadahblueprint')).toEqual([301, '/solutions/wadaharchitect'])
    await archiveRecords(store.db, 'solution', { ids: ['night-desk'], ...edit })
    expect(await leadsTo('/solutions/nightdesk')).toMatchObject([404, null])
  }))
