import { jest } from '@jest/globals';

/** Keeps the files that a test saves. Returns a function that reads the last one, without its byte order mark. */
export function keepSavedFiles(): () => Promise<string> {
  let last: Blob | null = null;
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      last = file;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  return () =>
    new Promise((resolve, reject) => {
      if (last === null) {
        reject(new Error('no file was saved'));
        return;
      }
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        const text = typeof reader.result === 'string' ? reader.result : '';
        resolve(text.replace(/^\uFEFF/, ''));
      });
      reader.addEventListener('error', () => reject(new Error('the file cannot be read')));
      reader.readAsText(last);
    });
}
