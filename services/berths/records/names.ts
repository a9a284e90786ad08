/** The scopes in which names are unique, and the form in which they are claimed; see `Claims`. */

export function pierNames(marina_id: string): string {
  return `pier-name ${marina_id}`;
}

export function berthNames(marina_id: string): string {
  return `berth-number ${marina_id}`;
}

/** A berth's number is unique on its pier. */
export function berthNameIn({ pier_id, number }: { readonly pier_id: string; readonly number: number }): string {
  return `${pier_id} ${number}`;
}
