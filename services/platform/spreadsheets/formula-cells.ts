/** An opening or closing tag of a cell or of a formula, also with a prefix. */
const TAG = /<(\/?)((?:[^\s<>/:]*:)?)(c|f)(?=[\s/>])([^<>]*)>/g;
const ADDRESS = /(?:^|\s)r\s*=\s*(?:"[^"]*"|'[^']*')/;

/**
 * A sheet whose formulas are cells with their own text, as in CSV: `=SUM(A1:A2)`. Parsers would return the result that
 * the file states. One pass, whatever the text is.
 */
export function withFormulasAsText(xml: string): string {
  const parts: string[] = [];
  let copied = 0;
  let cell: { readonly from: number; readonly prefix: string; readonly address: string } | null = null;
  let formula: string | null = null;
  let opened: number | null = null;
  for (const { 0: tag, 1: closing, 2: prefix = '', 3: name, 4: attributes = '', index } of xml.matchAll(TAG)) {
    const alone = attributes.endsWith('/');
    if (name === 'c' && closing === '') {
      cell = alone ? null : { from: index, prefix, address: ADDRESS.exec(attributes)?.[0] ?? '' };
      formula = null;
      opened = null;
    } else if (name === 'f' && closing === '' && cell !== null) {
      formula = '';
      opened = alone ? null : index + tag.length;
    } else if (name === 'f' && opened !== null) {
      formula = xml.slice(opened, index);
      opened = null;
    } else if (name === 'c' && cell !== null) {
      if (formula !== null) {
        const { from, prefix: p, address } = cell;
        const text = `<${p}is><${p}t>=${formula}</${p}t></${p}is>`;
        parts.push(xml.slice(copied, from), `<${p}c ${address.trim()} t="inlineStr">${text}</${p}c>`);
        copied = index + tag.length;
      }
      cell = null;
    }
  }
  return copied === 0 ? xml : [...parts, xml.slice(copied)].join('');
}
