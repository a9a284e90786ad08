import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { boaterReservationApi } from '../../../../contracts/reservations/api.js';
import { ServerDouble } from '../../../testing/server-double.js';
import { resetLastSeenPosition, lastSeenPosition } from './last-seen-position.js';
import { keepSessionToken, sessionToken } from './session-token.js';
import { upload } from './upload.js';

const { addDocument } = boaterReservationApi;
const fields = addDocument.example.body!;
const insurance = new File(['%PDF-1.7'], 'insurance.pdf', { type: 'application/pdf' });
let server: ServerDouble;

beforeEach(() => {
  server = new ServerDouble().install();
  resetLastSeenPosition(0);
});
afterEach(() => server.uninstall());

describe('an upload', () => {
  it('sends the file with its fields, under a key and the link’s token', async () => {
    const answer = await upload(addDocument, fields, insurance, { token: 'link.of.boater', commandId: 'intent-1' });
    expect(answer).toEqual(addDocument.answer.parse(addDocument.example.answer));
    const [received] = server.received(addDocument);
    expect(received?.file?.name).toBe('insurance.pdf');
    expect(received?.input).toEqual(addDocument.body!.parse(fields));
    expect(received?.headers.get('Authorization')).toBe('Bearer link.of.boater');
    expect(received?.headers.get('Idempotency-Key')).toBe('intent-1');
    expect(received?.headers.get('Content-Type')).toBeNull();
  });

  it('reports its progress up to the end', async () => {
    const shares: number[] = [];
    await upload(addDocument, fields, insurance, { onProgress: (share) => shares.push(share) });
    expect(shares[0]).toBe(0.5);
    expect(shares.at(-1)).toBe(1);
  });

  it('remembers the position, so that the page shows the document', async () => {
    await upload(addDocument, fields, insurance);
    expect(lastSeenPosition()).toBe(4711);
  });

  it('is refused with a code', async () => {
    server.refuse(addDocument, { status: 413, error_type: 'PAYLOAD_TOO_LARGE' });
    await expect(upload(addDocument, fields, insurance)).rejects.toMatchObject({ error_type: 'PAYLOAD_TOO_LARGE' });
  });

  it('reports a missing network', async () => {
    server.setOffline(true);
    await expect(upload(addDocument, fields, insurance)).rejects.toMatchObject({ error_type: 'OFFLINE' });
  });

  it('can be given up, before and under way', async () => {
    const controller = new AbortController();
    server.hold(addDocument);
    const under = upload(addDocument, fields, insurance, { signal: controller.signal });
    controller.abort();
    await expect(under).rejects.toMatchObject({ name: 'AbortError' });
    const late = upload(addDocument, fields, insurance, { signal: controller.signal });
    await expect(late).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.received(addDocument)).toHaveLength(1);
  });

  it('ends the session that is refused, but not for a link', async () => {
    keepSessionToken('qs_user.a.secret');
    server.refuse(addDocument, { status: 401, error_type: 'UNAUTHENTICATED' });
    await upload(addDocument, fields, insurance, { token: 'link' }).catch(() => null);
    expect(sessionToken()).toBe('qs_user.a.secret');
    await upload(addDocument, fields, insurance).catch(() => null);
    expect(sessionToken()).toBeNull();
  });
});
