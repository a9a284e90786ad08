import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FindBoaters, FindPersonDocument } from '../../../contracts/customers/queries.js';
import { ListMarinaFiles } from '../../../contracts/marinas/queries.js';
import { FindMessageFile } from '../../../contracts/messages/queries.js';
import { attachmentApi } from '../../../contracts/reservations/api.js';
import { SignFileLink } from '../../../contracts/reservations/queries.js';
import { isRefusal } from '../../../contracts/vocabulary/refusal.js';
import { callOf } from '../../../tests/fixtures/received-calls.js';
import { boater, historyOf, opening } from '../../../tests/fixtures/reservation-examples.js';
import { ReservationReadSide } from '../../../tests/fixtures/reservation-read-side.js';
import {
  homeMarina,
  knownBoater,
  otherMarina,
  surround,
  uuid,
} from '../../../tests/fixtures/reservation-surroundings.js';
import { DownloadTokens } from '../links/download-tokens.js';
import { LinkTokens } from '../links/link-token.js';
import { ReservationLinkAuthenticator } from '../links/reservation-link-authenticator.js';
import { LinkableFiles } from '../lookups/linkable-files.js';
import { SignFileLinkHandler } from '../messages/sign-file-link.js';
import { DownloadAttachment } from './download-attachment.js';

const NOW = '2027-06-01T12:00:00.000Z';
const RESERVATION = uuid(301);
const ANOTHER = uuid(302);
const FILE = uuid(303);
const BYTES = Buffer.from('%PDF-1.7 policy');
const STAFF = { marina_id: homeMarina.id };

describe('files and links of a reservation', () => {
  let side: ReservationReadSide;
  let linking: LinkableFiles;
  let downloading: DownloadAttachment;

  beforeAll(async () => {
    side = await ReservationReadSide.start(NOW);
    surround(side.areas);
    const file = { file_name: 'Police d’assurance.pdf', content_type: 'application/pdf', size_bytes: BYTES.length };
    const paper = {
      type: 'AddDocument' as const,
      document_id: FILE,
      document_type: 'VESSEL_INSURANCE' as const,
      ...file,
    };
    const request = { type: 'RequestReservation' as const, opening };
    await side.engines.blobs.put({
      id: FILE,
      person: opening.boater_id,
      marina: homeMarina.id,
      content_type: 'application/pdf',
      bytes: BYTES,
    });
    await side.happened(RESERVATION, historyOf([request, boater], [paper, boater]));
    await side.happened(ANOTHER, historyOf([request, boater]));
    // No file here is of a boater, a boat or a message.
    side.areas.answer(FindMessageFile, () => null);
    side.areas.answer(FindPersonDocument, () => null);
    side.areas.answer(ListMarinaFiles, () => []);
    const signing = new SignFileLinkHandler(new DownloadTokens(side.engines.keys), side.clock);
    side.areas.answer(SignFileLink, (query) => signing.execute(query));
    const tokens = new DownloadTokens(side.engines.keys);
    linking = new LinkableFiles(side.projections, side.queries);
    downloading = new DownloadAttachment(side.projections, tokens, side.clock, side.queries, side.engines.blobs);
  });

  afterAll(() => side.close());

  async function linkTo(file: string, seenBy: Parameters<LinkableFiles['linkTo']>[1]) {
    const answer = await linking.linkTo(file, seenBy);
    return isRefusal(answer) ? answer.code : answer;
  }
  async function token(): Promise<string> {
    const link = await linkTo(FILE, STAFF);
    if (typeof link === 'string') throw new Error(link);
    return new URL(link.url, 'http://marina').searchParams.get('token') ?? '';
  }
  async function download(with_: string) {
    const file = await downloading.execute(callOf(attachmentApi.download, { input: { token: with_ } }));
    if (isRefusal(file)) return file;
    const { type, disposition = '' } = file.getHeaders();
    return { type, disposition, bytes: await buffer(file.getStream()) };
  }

  it('open by a link valid for five minutes', async () => {
    expect(await linkTo(FILE, STAFF)).toMatchObject({
      url: expect.stringMatching(/^\/attachments\/download\?token=[\w-]+\.[\w-]+$/),
      expires_at: '2027-06-01T12:05:00.000Z',
    });
    const file = await download(await token());
    const disposition = expect.stringContaining(encodeURIComponent('Police d’assurance.pdf'));
    expect(file).toEqual({ type: 'application/pdf', disposition, bytes: BYTES });
  });

  it('open to staff of the marina and to the boater of this reservation only', async () => {
    expect(await linkTo(FILE, { ...STAFF, reservation_id: RESERVATION })).toHaveProperty('url');
    expect(await linkTo(FILE, { marina_id: otherMarina.id })).toBe('NOT_FOUND');
    expect(await linkTo(FILE, { ...STAFF, reservation_id: ANOTHER })).toBe('NOT_FOUND');
    expect(await linkTo(uuid(304), STAFF)).toBe('NOT_FOUND');
  });

  it('close when the five minutes are over', async () => {
    const given = await token();
    side.clock.set('2027-06-01T12:04:59.999Z');
    expect(await download(given)).toHaveProperty('bytes');
    side.clock.set('2027-06-01T12:05:00.000Z');
    expect(await download(given)).toMatchObject({ refused: true, code: 'LINK_EXPIRED' });
    side.clock.set(NOW);
  });

  it('stay closed to links that were changed', async () => {
    const [content = '', signature = ''] = (await token()).split('.');
    const later = JSON.parse(Buffer.from(content, 'base64url').toString()) as object;
    const longer = Buffer.from(JSON.stringify({ ...later, until: '2099-01-01T00:00:00.000Z' })).toString('base64url');
    const refused = { refused: true, errors: [{ path: 'token', code: 'linkInvalid' }] };
    for (const forged of [`${longer}.${signature}`, content, `${content}.`, `${content}.${signature}.x`, 'x.y', '']) {
      expect(await download(forged)).toMatchObject(refused);
    }
  });

  it('are available to the boater whose link opens the reservation', async () => {
    const tokens = new LinkTokens(side.engines.keys);
    const authenticator = new ReservationLinkAuthenticator(tokens, side.streams, side.queries, side.clock);
    const given = await tokens.tokenFor(RESERVATION);
    expect(await authenticator.authenticate(given)).toEqual({
      kind: 'boater',
      boater_id: opening.boater_id,
      reservation_id: RESERVATION,
      marina_id: homeMarina.id,
      name: 'Ada Moreau',
      language: 'fr',
      reads_only: false,
    });
    expect(await authenticator.authenticate(`${given}x`)).toBeNull();
    expect(await authenticator.authenticate(await tokens.tokenFor(uuid(305)))).toBeNull();
    side.areas.answer(FindBoaters, () => [{ ...knownBoater.boater, erased: true }]);
    expect(await authenticator.authenticate(given)).toBeNull();
    side.areas.answer(FindBoaters, () => []);
    expect(await authenticator.authenticate(given)).toBeNull();
  });

  it('are deleted with the boater, even for existing links', async () => {
    const given = await token();
    await side.erase(opening.boater_id);
    expect(await download(given)).toMatchObject({ refused: true, kind: 'not_found' });
  });
});
