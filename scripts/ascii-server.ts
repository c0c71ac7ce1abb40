import type { Plugin } from 'vite'

/**
 * Escapes non-ASCII characters in the server bundle. A single one would make V8 store all six million characters
 * of the source in two bytes each. Raw templates (`String.raw`) would show the escape, so they must not contain
 * any.
 */
export function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = inAscii(chunk.code)
      }
    },
  }
}

export function inAscii(code: string): string {
  const raw = /String\.raw`[^`]*[\u0080-\uffff]/.exec(code)
  if (raw) throw new Error(`A raw template contains a non-ASCII character: ${raw[0]}`)
  return code.replaceAll(/(\\*)([\u0080-\uffff])/g, (_match, backslashes: string, unit: string) => {
    const escape = `u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
    // After an odd number of backslashes the last one already escapes the character, and becomes part of the new
    // escape.
    return backslashes.length % 2 === 1 ? backslashes + escape : `${backslashes}\\${escape}`
  })
}
