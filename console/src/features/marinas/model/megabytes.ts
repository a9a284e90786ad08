/** The size of a file for people: kilobytes below a megabyte, then megabytes with one decimal. */
export function megabytes(bytes: number, language: string): string {
  const small = bytes < 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: small ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: small ? 0 : 1,
  }).format(Math.max(1, bytes / 1000) / (small ? 1 : 1000));
}
