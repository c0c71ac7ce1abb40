import type { Plugin } from 'vite'

/**
 * Escapes what is not ASCII in the server's code. One such character, and V8 keeps two bytes for each of the source's
 * six million; a raw template (`String.raw`) would show the escape, so none may have one.
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
  if (raw) throw new Error(`A raw template has a character that is not ASCII: ${raw[0]}`)
  return code.replaceAll(/(\\*)([\u0080-\uffff])/g, (_match, backslashes: string, unit: string) => {
    const escape = `u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
    // The last of an odd number belongs to the character, and begins its escape.
    return backslashes.length % 2 === 1 ? backslashes + escape : `${backslashes}\\${escape}`
  })
}
