/**
 * The code of a field that a schema refuses. The schemas of the contracts use keys as messages; the library's own
 * messages become one of a few general codes: `invalid_type`, `invalid_too_big`.
 */
export function fieldCode({ code = 'custom', message }: { readonly code?: string; readonly message: string }): string {
  if (/^[A-Za-z][\w-]*$/.test(message)) return message;
  return code.startsWith('invalid_') ? code : `invalid_${code}`;
}
