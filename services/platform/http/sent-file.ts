import { StreamableFile } from '@nestjs/common';

export interface FileToSend {
  readonly bytes: Uint8Array;
  readonly content_type: string;
  /** The name under which a browser saves the file; absent: the file has none, as a picture of a page. */
  readonly name?: string;
  /** Whether a browser opens the file in its own viewer, or saves it. */
  readonly opens: 'in the browser' | 'as a download';
  /** The `Cache-Control` of the answer; absent: none. */
  readonly cached?: string;
}

/** The bytes of a file as an answer. Whatever they are, a browser runs nothing in them. */
export class SentFile extends StreamableFile {
  readonly headers: Readonly<Record<string, string>>;

  constructor({ bytes, content_type, name, opens, cached }: FileToSend) {
    const kind = opens === 'in the browser' ? 'inline' : 'attachment';
    super(bytes, {
      type: content_type,
      length: bytes.length,
      ...(name === undefined ? {} : { disposition: `${kind}; ${namedInHeader(name)}` }),
    });
    this.headers = {
      'X-Content-Type-Options': 'nosniff',
      // The browser's own viewer of PDF files does not start in a sandbox.
      ...(content_type === 'application/pdf' && opens === 'in the browser'
        ? {}
        : { 'Content-Security-Policy': "default-src 'none'; sandbox" }),
      ...(cached === undefined ? {} : { 'Cache-Control': cached }),
    };
  }
}

/** A printed document as an answer, named by its number. Browsers open it, and keep no copy, because its link expires. */
export function sentPdf(number: string, bytes: Uint8Array): SentFile {
  return new SentFile({
    bytes,
    content_type: 'application/pdf',
    name: `${number}.pdf`,
    opens: 'in the browser',
    cached: 'no-store',
  });
}

/** RFC 6266: an ASCII name for old browsers, the real one for all others. */
function namedInHeader(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w. -]/g, '') || 'document';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
