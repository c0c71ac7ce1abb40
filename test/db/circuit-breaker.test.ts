import { expect, test } from 'vitest'
import { createCircuitBreaker } from '#db/circuit-breaker.ts'

test('opens at a failure, lets one probe through after each pause, and closes at a success', () => {
  const circuit = createCircuitBreaker({ pauseMilliseconds: 100 })
  expect(circuit.state(0)).toBe('closed')
  circuit.failed(0)
  expect([circuit.state(0), circuit.state(99), circuit.state(100)]).toEqual(['open', 'open', 'half-open'])
  circuit.begin()
  expect(circuit.state(150)).toBe('open')
  circuit.failed(150)
  expect([circuit.state(249), circuit.state(250)]).toEqual(['open', 'half-open'])
  circuit.begin()
  circuit.succeeded()
  expect(circuit.state(251)).toBe('closed')
})

test('lets any number of calls through while it is closed', () => {
  const circuit = createCircuitBreaker({ pauseMilliseconds: 100 })
  circuit.begin()
  circuit.begin()
  expect(circuit.state(0)).toBe('closed')
  circuit.succeeded()
  expect(circuit.state(0)).toBe('closed')
})

test('a late answer to a call from before it opened closes it too', () => {
  const circuit = createCircuitBreaker({ pauseMilliseconds: 100 })
  circuit.begin()
  circuit.failed(0)
  circuit.succeeded()
  expect(circuit.state(1)).toBe('closed')
})
