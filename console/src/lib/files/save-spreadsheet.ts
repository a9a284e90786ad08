import type { SpreadsheetFile } from '../../../../contracts/vocabulary/spreadsheets-schemas.js';

/** Downloads a file that the server has written. */
export function saveSpreadsheet({ file_name, media_type, content }: SpreadsheetFile): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: media_type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file_name;
  link.click();
  URL.revokeObjectURL(address);
}
