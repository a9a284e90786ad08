interface TemplateFile {
  readonly media_type: string;
  /** Base64 of UTF-8. */
  readonly content: string;
}

function bytesOf({ content }: TemplateFile): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
}

export function textIn(file: TemplateFile): string {
  return new TextDecoder().decode(bytesOf(file));
}

/** How long a new tab may take to read the page. */
const READ_WITHIN_MS = 60_000;

/** Shows a mail as a page in a new tab, which knows nothing of this one. */
export function openHtml(file: TemplateFile): void {
  const address = URL.createObjectURL(new Blob([bytesOf(file)], { type: file.media_type }));
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), READ_WITHIN_MS);
}
