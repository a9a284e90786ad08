import { randomBytes } from 'node:crypto';
import { describe, expect, it, jest } from '@jest/globals';
import { zipSync } from 'fflate';
import { ATTACHMENT_TYPES, detectAttachmentType } from './content-type.js';

const ftyp = (brand: string): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}`), Buffer.alloc(12)]);
const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154789c6360000002000154a24f5d0000000049454e44ae426082',
  'hex',
);

describe('the type of an attachment', () => {
  it.each<[keyof typeof ATTACHMENT_TYPES, Buffer]>([
    ['application/pdf', Buffer.from('%PDF-1.7\n%âãÏÓ\n')],
    ['image/jpeg', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
    ['image/png', png],
    ['image/webp', Buffer.from('RIFF\x24\x00\x00\x00WEBPVP8 ', 'latin1')],
    ['image/heic', ftyp('heic')],
    ['image/heif', ftyp('mif1')],
  ])('is read from the bytes: %s', async (type, bytes) => {
    expect(await detectAttachmentType(bytes)).toBe(type);
    expect(ATTACHMENT_TYPES[type]).toMatch(/^[a-z]{3,4}$/);
  });

  it.each<[string, Buffer]>([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a vector picture, which may carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an animation', Buffer.from('GIF89a\x01\x00\x01\x00', 'latin1')],
    ['a program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['an archive', Buffer.from('PK\x03\x04\x14\x00\x00\x00', 'latin1')],
    ['a film', ftyp('isom')],
    ['plain text', Buffer.from('%pdf, or so it says')],
    ['nothing', Buffer.alloc(0)],
  ])('is refused when it is %s', async (_, bytes) => {
    expect(await detectAttachmentType(bytes)).toEqual({
      refused: true,
      kind: 'unsupported_type',
      code: 'UNSUPPORTED_MEDIA_TYPE',
      details: { allowed: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'] },
    });
  });

  it('of an archive is refused by its first bytes, whatever the rest holds', async () => {
    const archive = Buffer.from(zipSync({ 'word/document.xml': randomBytes(64 * 1024) }));
    const reading = jest.spyOn(archive, 'subarray');
    expect(await detectAttachmentType(archive)).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
    const most = Math.max(...reading.mock.calls.map(([, to = archive.length]) => to));
    expect(most).toBe(4100);
  });

  it('of a picture is found behind a profile longer than the first bytes; an animation is refused there too', async () => {
    const chunk = (type: string, length: number) => {
      const head = Buffer.alloc(8);
      head.writeUInt32BE(length);
      head.write(type, 4, 'latin1');
      return Buffer.concat([head, Buffer.alloc(length + 4)]);
    };
    const header = png.subarray(0, 33);
    const profile = chunk('iCCP', 10_000);
    expect(await detectAttachmentType(Buffer.concat([header, profile, png.subarray(33)]))).toBe('image/png');
    const animation = Buffer.concat([header, profile, chunk('acTL', 8), png.subarray(33)]);
    expect(await detectAttachmentType(animation)).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });
});
