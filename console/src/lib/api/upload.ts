import { ApiError, offlineError, problemIn } from './api-error.js';
import { type CallOptions, endIfRefused, headersOf, rememberPosition, textsOf } from './client.js';
import type { Call } from '../../../../contracts/vocabulary/call.js';
import { sessionToken } from './session-token.js';

export interface UploadOptions extends CallOptions {
  /** Share of the bytes sent so far, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Sends one file together with the fields of the route's body. It uses XMLHttpRequest, because fetch reports no
 * progress.
 * @throws ApiError as `call` does; an `AbortError` when the signal aborts the upload
 */
export function upload<In extends object, Out>(
  route: Call<In, Out>,
  fields: In,
  file: File,
  options: UploadOptions = {},
): Promise<Out> {
  const token = options.token ?? sessionToken() ?? undefined;
  return new Promise<Out>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = (): void => request.abort();
    request.open(route.method, route.path);
    for (const [name, value] of Object.entries(headersOf(route, token, options))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) options.onProgress?.(event.loaded / event.total);
    });
    request.addEventListener('error', () => reject(offlineError()));
    request.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
    request.addEventListener('loadend', () => options.signal?.removeEventListener('abort', giveUp));
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText);
      if (request.status < 200 || request.status > 299) {
        endIfRefused(request.status, token, options);
        reject(new ApiError(problemIn(answer, request.status)));
        return;
      }
      rememberPosition(answer, request.getResponseHeader('X-Position'));
      options.onProgress?.(1);
      resolve(answer as Out);
    });
    options.signal?.addEventListener('abort', giveUp);
    if (options.signal?.aborted === true) reject(new DOMException('given up', 'AbortError'));
    else request.send(formOf(fields, file));
  });
}

function formOf(fields: object, file: File): FormData {
  const form = new FormData();
  for (const [name, text] of textsOf(fields)) form.append(name, text);
  // The file is last: the server reads the parts in order and needs the fields before the bytes.
  form.append('file', file);
  return form;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
