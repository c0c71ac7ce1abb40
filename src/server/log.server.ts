import { pino, type Logger } from 'pino'

export type Log = Logger

/** Structured lines on standard output; what could name a person is redacted (no personal data in logs). */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: [
        '*.email',
        '*.password',
        '*.phone',
        '*.name',
        'email',
        'password',
        'phone',
        'headers',
        '*.headers',
      ],
      censor: '[redacted]',
    },
  })
}
