import type { MarinaFile } from '../../marinas/files.js';
import type { PersonDocument } from '../document.js';

/** The documents of people and boats among the files of an answer. */
export function personDocuments(files: readonly (PersonDocument | MarinaFile)[]): PersonDocument[] {
  return files.filter((file) => 'attachment_type' in file);
}
