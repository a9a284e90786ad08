import type { Reply } from './answer-book.js';

type ReplyTo = (method: string, address: string, headers: Headers, body: unknown, file?: File) => Promise<Reply>;

/**
 * An XMLHttpRequest for forms with one file. It passes them to `replyTo` and reports progress at half and at the end.
 */
export function uploadsTo(replyTo: ReplyTo): typeof XMLHttpRequest {
  class UploadDouble extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private method = 'POST';
    private address = '';
    private readonly headers = new Headers();
    private answered: Readonly<Record<string, string>> = {};
    private given = true;

    open(method: string, address: string): void {
      this.method = method;
      this.address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.headers.set(name, value);
    }

    getResponseHeader(name: string): string | null {
      return this.answered[name] ?? null;
    }

    send(form: FormData): void {
      const fields: Record<string, unknown> = {};
      let file: File | undefined;
      for (const [name, value] of form.entries()) {
        if (value instanceof File) file = value;
        else fields[name] = value;
      }
      this.tellProgress(0.5);
      replyTo(this.method, this.address, this.headers, fields, file).then(
        (reply) => this.finish(reply),
        () => this.end('error'),
      );
    }

    abort(): void {
      this.end('abort');
    }

    private finish({ status, body, headers = {} }: Reply): void {
      if (!this.given) return;
      this.tellProgress(1);
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.answered = headers;
      this.end('load');
    }

    private end(how: 'load' | 'error' | 'abort'): void {
      if (!this.given) return;
      this.given = false;
      this.dispatchEvent(new Event(how));
      this.dispatchEvent(new Event('loadend'));
    }

    private tellProgress(share: number): void {
      const progress = new ProgressEvent('progress', { lengthComputable: true, loaded: share * 100, total: 100 });
      this.upload.dispatchEvent(progress);
    }
  }
  return UploadDouble as unknown as typeof XMLHttpRequest;
}
