/** The addresses of a file. */
export interface AddressList {
  readonly addresses: readonly string[];
  /** Lines without an address. */
  readonly skipped: number;
}

/**
 * Reads a CSV file without a header: all cells are one list of addresses, and empty lines are skipped (spec 2 §5). The
 * addresses are not checked here.
 */
export function addressesIn(text: string): AddressList {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (lines.at(-1) === '') lines.pop();
  const cells = lines.map((line) =>
    line
      .split(/[,;\t]/)
      .map(bare)
      .filter((cell) => cell !== ''),
  );
  return { addresses: cells.flat(), skipped: cells.filter((line) => line.length === 0).length };
}

const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
