/** Requests a passkey, as JSON. Returns `null` if the user canceled or has no passkey on this device. */
export async function askForPasskey(options: PublicKeyCredentialRequestOptionsJSON): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return answerOf(navigator.credentials.get({ publicKey }))
}

export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<string | null> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return answerOf(navigator.credentials.create({ publicKey }))
}

/** Whether the browser supports passkeys and their conversion to JSON, which older browsers lack. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

async function answerOf(pending: Promise<Credential | null>): Promise<string | null> {
  try {
    const credential = await pending
    return credential instanceof PublicKeyCredential ? JSON.stringify(credential.toJSON()) : null
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}
