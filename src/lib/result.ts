/** Expected outcomes are returned, not thrown: a value, or an error with its reason. */
export type Result<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function err<Reason extends string>(reason: Reason): { ok: false; reason: Reason } {
  return { ok: false, reason }
}
