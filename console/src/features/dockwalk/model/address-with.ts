/** An address with these query values. */
export function addressWith(path: string, values: Readonly<Record<string, string>>): string {
  return `${path}?${new URLSearchParams(values).toString()}`;
}
