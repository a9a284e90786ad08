/** The fields that a form or a patch has; an empty text is null, which removes the value. */
export function givenOf(values: object): Record<string, unknown> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([field, value]) => [field, value === '' ? null : value]));
}
