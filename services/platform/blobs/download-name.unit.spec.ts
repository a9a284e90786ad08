import { describe, expect, it } from '@jest/globals';
import { downloadName } from './download-name.js';

describe('the name of a downloaded file', () => {
  it.each([
    ['insurance.pdf', 'application/pdf'],
    ['Police d’assurance.PDF', 'application/pdf'],
    ['IMG_1234.JPG', 'image/jpeg'],
    ['boat.jpeg', 'image/jpeg'],
    ['IMG_1234.HEIC', 'image/heif'],
    ['deck.heif', 'image/heic'],
    ['läufer 帆.webp', 'image/webp'],
  ])('stays where it ends as its type does: %s', (name, type) => {
    expect(downloadName(name, type)).toBe(name);
  });

  it.each([
    ['insurance.html', 'application/pdf', 'insurance.html.pdf'],
    ['insurance.pdf.exe', 'application/pdf', 'insurance.pdf.exe.pdf'],
    ['insurance.hta', 'image/png', 'insurance.hta.png'],
    ['photo.jpg', 'image/webp', 'photo.jpg.webp'],
    ['scan', 'image/png', 'scan.png'],
    ['insurance.pdf.', 'application/pdf', 'insurance.pdf..pdf'],
    ['.pdf', 'application/pdf', '.pdf.pdf'],
    ['constructor', 'application/pdf', 'constructor.pdf'],
    ['pdf', 'application/pdf', 'pdf.pdf'],
  ])('is given the ending of its type: %s', (name, type, expected) => {
    expect(downloadName(name, type)).toBe(expected);
  });

  it.each([
    ['insurance\u202Efdp.exe', 'insurancefdp.exe.pdf'],
    ['in\u200Bsu\u0000rance\uFEFF.pdf', 'insurance.pdf'],
    ['insurance.pdf\uD800', 'insurance.pdf'],
    ['\u202E', 'document.pdf'],
    ['', 'document.pdf'],
  ])('holds no characters that are not seen: %j', (name, expected) => {
    expect(downloadName(name, 'application/pdf')).toBe(expected);
  });

  it('has no ending where the type is none of those that may be attached', () => {
    expect(downloadName('statement', 'text/plain')).toBe('statement');
    expect(downloadName('statement', 'constructor')).toBe('statement');
  });
});
