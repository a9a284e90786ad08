interface Named {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
}

/** First and last name of a person; empty if neither is known, as for a person who was erased. */
export function fullName(person: Named | null | undefined): string {
  return [person?.first_name, person?.last_name].filter(Boolean).join(' ');
}
