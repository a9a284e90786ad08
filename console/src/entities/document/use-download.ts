import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/client.js';
import { attachmentCalls } from '../../../../contracts/reservations/attachment-calls.js';

/**
 * Opens a file through a new link. Links expire within minutes, so none is stored.
 * @param token that of a boater's link, on the boater's page
 */
export function useDownload(attachmentId: string, token?: string) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const open = async () => {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const body = { attachment_id: attachmentId };
      const { url } =
        token === undefined
          ? await call(attachmentCalls.getLink, body)
          : await call(attachmentCalls.getLinkAsBoater, body, { token });
      follow(url);
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused;
      setError(refused);
    } finally {
      setBusy(false);
    }
  };
  return { open: () => void open(), busy, error };
}

/** The server sends the file as a download, so the page stays where it is. */
function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
