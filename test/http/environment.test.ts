import { expect, test } from 'vitest'
import { parseEnvironment } from '#http/environment.server.ts'
import { testSettings } from '../support/store.ts'

const parse = (databaseUrl: string) => parseEnvironment({ ...testSettings, DATABASE_URL: databaseUrl })

test.each([
  'postgres://shop@db-1:5432,db-2:5432/wadah?target_session_attrs=read-write',
  'postgres://db-1,db-2',
  'postgresql:///wadah?sslmode=disable&host=db-1%2Cdb-2',
])('a database address with several servers stops the store at start: %s', (address) => {
  expect(() => parse(address)).toThrow('DATABASE_URL: must name one host, which leads to the primary')
})

test.each([
  'postgres://shop:a,b@db.internal/wadah?options=-c%20search_path=a,b',
  'postgresql://postgres@localhost:5432/wadah?host=%2Ftmp%2Fa&sslmode=disable',
])('a database address with one server may have commas elsewhere: %s', (address) => {
  expect(parse(address).DATABASE_URL).toBe(address)
})
