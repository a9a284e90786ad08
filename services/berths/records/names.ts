/** The scopes in which names are unique, and the form in which they are claimed; see `Claims`. */

export function pierNames(marinaId: string): string {
  return `pier-name ${marinaId}`;
}

export function berthNames(marinaId: string): string {
  return `berth-number ${marinaId}`;
}

/** A berth's number is unique on its pier. */
export function berthNameIn({ pier_id, number }: { readonly pier_id: string; readonly number: number }): string {
  return `${pier_id} ${number}`;
}
